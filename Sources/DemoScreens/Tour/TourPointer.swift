import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A layer in front of a room with the arrow from the tour's bar to the view that its text speaks of.
final class TourPointer: View {
  /// The length of the arrow, in points.
  private static let length = 36.0
  /// The space between the arrow and the view at which it points, in points.
  private static let gap = 5.0
  /// The width of half an arrow's head, in points.
  private static let head = 7.0

  /// The frame of the view at which the arrow points, in points of this view; nil for no arrow.
  var target: Rect? {
    didSet { if target != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    contentMode = .redraw
  }

  /// The end and the start of the arrow: it points up at the lower edge of the target, or down at the upper edge.
  private var arrow: (tip: Point, end: Point)? {
    guard let target, !target.isEmpty else { return nil }
    let below = bounds.maxY - target.maxY >= TourPointer.length + TourPointer.gap
    let side = below ? 1.0 : -1
    let edge = below ? target.maxY : target.minY
    let tip = Point(x: target.midX, y: edge + side * TourPointer.gap)
    return (tip, Point(x: tip.x, y: tip.y + side * TourPointer.length))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let (tip, end) = arrow, let target else { return }
    let color = theme.accent
    canvas.stroke(
      Path(roundedRect: target.insetBy(dx: -2, dy: -2), cornerRadius: Theme.cornerRadius),
      with: color, style: LineStyle(width: 2))
    let back = end.y > tip.y ? TourPointer.head : -TourPointer.head
    var line = Path()
    line.move(to: end)
    line.addLine(to: tip)
    line.move(to: Point(x: tip.x - TourPointer.head, y: tip.y + back))
    line.addLine(to: tip)
    line.addLine(to: Point(x: tip.x + TourPointer.head, y: tip.y + back))
    canvas.stroke(
      line, with: color, style: LineStyle(width: 3, cap: .round, join: .round))
  }
}
