// swift-format-ignore-file
import UIKit

@IBDesignable
open class ProgressRing: UIControl {

    @IBInspectable public var ringWidth: CGFloat = 8 { didSet { setNeedsLayout() } }
    @IBInspectable public var trackColor: UIColor = UIColor(white: 0.9, alpha: 1) {
        didSet { trackLayer.strokeColor = trackColor.cgColor }
    }
    @IBInspectable public var startColor: UIColor = .systemPink { didSet { updateGradient() } }
    @IBInspectable public var endColor: UIColor = .systemPurple { didSet { updateGradient() } }

    public private(set) var progress: CGFloat = 0
    public let percentLabel = UILabel()

    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()
    private let gradientLayer = CAGradientLayer()
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var countRange: (from: CGFloat, to: CGFloat) = (0, 0)
    private var countDuration: CFTimeInterval = 0
    private var completion: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        for shape in [trackLayer, progressLayer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineCap = .round
        }
        trackLayer.strokeColor = trackColor.cgColor
        progressLayer.strokeColor = UIColor.black.cgColor
        progressLayer.strokeEnd = 0
        gradientLayer.startPoint = CGPoint(x: 0.5, y: 0)
        gradientLayer.endPoint = CGPoint(x: 0.5, y: 1)
        layer.addSublayer(trackLayer)
        layer.addSublayer(gradientLayer)
        gradientLayer.mask = progressLayer
        updateGradient()
        percentLabel.textAlignment = .center
        percentLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .medium)
        percentLabel.text = "0 %"
        addSubview(percentLabel)
    }

    deinit { displayLink?.invalidate() }

    private func updateGradient() {
        gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = (min(bounds.width, bounds.height) - ringWidth) / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, radius),
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        trackLayer.frame = bounds
        gradientLayer.frame = bounds
        progressLayer.frame = bounds
        trackLayer.path = path.cgPath
        progressLayer.path = path.cgPath
        trackLayer.lineWidth = ringWidth
        progressLayer.lineWidth = ringWidth
        CATransaction.commit()
        percentLabel.frame = bounds.insetBy(dx: ringWidth, dy: ringWidth)
    }

    open override var intrinsicContentSize: CGSize { return CGSize(width: 120, height: 120) }

    open func setProgress(_ value: CGFloat, duration: CFTimeInterval = 0.8, completion: (() -> Void)? = nil) {
        let target = min(max(value, 0), 1)
        self.completion = completion
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        animation.fromValue = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
        animation.toValue = target
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = self
        progressLayer.strokeEnd = target
        progressLayer.add(animation, forKey: "progress")

        countRange = (progress, target)
        countDuration = duration
        startTime = CACurrentMediaTime()
        progress = target
        displayLink?.invalidate()
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
        sendActions(for: .valueChanged)
    }

    @objc private func step(_ link: CADisplayLink) {
        let elapsed = CACurrentMediaTime() - startTime
        let fraction = countDuration > 0 ? CGFloat(min(1, elapsed / countDuration)) : 1
        let value = countRange.from + (countRange.to - countRange.from) * fraction
        percentLabel.text = String(format: "%.0f %%", Double(value * 100))
        if fraction >= 1 {
            link.invalidate()
            displayLink = nil
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        return continueTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        var angle = atan2(point.y - bounds.midY, point.x - bounds.midX) + .pi / 2
        if angle < 0 { angle += 2 * .pi }
        setProgress(angle / (2 * .pi), duration: 0)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: .editingDidEnd)
    }
}

extension ProgressRing: CAAnimationDelegate {
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        completion?()
        completion = nil
    }
}
