// swift-format-ignore-file
import UIKit

/// Draws the heights along a trail, with the highest point.
@IBDesignable
class ElevationProfileView: UIView {

    var elevations: [Double] = [] {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var lineColor: UIColor = .systemGreen {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        isOpaque = false
        contentMode = .redraw
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 140)
    }

    override func draw(_ rect: CGRect) {
        guard elevations.count > 1, let context = UIGraphicsGetCurrentContext(),
              let lowest = elevations.min(), let highest = elevations.max()
        else { return }
        let area = bounds.insetBy(dx: 4, dy: 20)
        let points = elevations.enumerated().map { index, height in
            CGPoint(
                x: area.minX + area.width * CGFloat(index) / CGFloat(elevations.count - 1),
                y: area.maxY - area.height * CGFloat((height - lowest) / max(1, highest - lowest)))
        }

        drawGrid(in: area, context)

        let line = UIBezierPath()
        line.move(to: points[0])
        for (previous, next) in zip(points, points.dropFirst()) {
            let middle = (previous.x + next.x) / 2
            line.addCurve(
                to: next, controlPoint1: CGPoint(x: middle, y: previous.y),
                controlPoint2: CGPoint(x: middle, y: next.y))
        }

        let ground = UIBezierPath(cgPath: line.cgPath)
        ground.addLine(to: CGPoint(x: area.maxX, y: bounds.maxY))
        ground.addLine(to: CGPoint(x: area.minX, y: bounds.maxY))
        ground.close()

        context.saveGState()
        ground.addClip()
        let colors = [lineColor.withAlphaComponent(0.45).cgColor, lineColor.withAlphaComponent(0.03).cgColor]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: area.minY), end: CGPoint(x: 0, y: bounds.maxY), options: [])
        }
        context.restoreGState()

        lineColor.setStroke()
        line.lineWidth = 3
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        line.stroke()

        if let index = elevations.firstIndex(of: highest) {
            drawSummit(at: points[index], height: highest)
        }
    }

    private func drawGrid(in area: CGRect, _ context: CGContext) {
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1 / UIScreen.main.scale)
        context.setLineDash(phase: 0, lengths: [2, 4])
        for step in 0...2 {
            let y = area.minY + area.height * CGFloat(step) / 2
            context.move(to: CGPoint(x: area.minX, y: y))
            context.addLine(to: CGPoint(x: area.maxX, y: y))
        }
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
    }

    private func drawSummit(at point: CGPoint, height: Double) {
        let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10))
        UIColor.systemBackground.setFill()
        dot.fill()
        lineColor.setStroke()
        dot.lineWidth = 2.5
        dot.stroke()

        let text = Format.height(height) as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
            .foregroundColor: UIColor.secondaryLabel,
        ]
        let size = text.size(withAttributes: attributes)
        let x = min(max(point.x - size.width / 2, 0), bounds.width - size.width)
        text.draw(at: CGPoint(x: x, y: point.y - size.height - 7), withAttributes: attributes)
    }
}
