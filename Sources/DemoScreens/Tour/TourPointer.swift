import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A layer in front of a room with an arrow that points at the view of the tour's current instruction.
final class TourPointer: View {
  /// The lengths of the arrow, in points; the shorter length is for a narrow space.
  private static let lengths = [36.0, 24]
  /// The space between the arrow and the view that it points at, in points.
  private static let gap = 5.0
  /// Half of the width of the arrow's head, in points.
  private static let head = 7.0

  /// The frame of the view that the arrow points at, in points, in this view's coordinates; nil for no arrow.
  var target: Rect? {
    didSet { if target != oldValue { setNeedsDisplay() } }
  }

  /// The frames that the arrow must not cover, in points, in this view's coordinates.
  var obstacles: [Rect] = [] {
    didSet { if obstacles != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    contentMode = .redraw
  }

  /// The tip and the start of the arrow, which is below, above or beside the target and covers no obstacle.
  ///
  /// The value is nil if no such position is free. The target then has only an outline.
  private var arrow: (tip: Point, end: Point)? {
    guard let target, !target.isEmpty else { return nil }
    let (gap, head) = (TourPointer.gap, TourPointer.head)
    for length in TourPointer.lengths {
      let far = gap + length
      let candidates = [
        (Point(x: target.midX, y: target.maxY + gap), Point(x: target.midX, y: target.maxY + far)),
        (Point(x: target.midX, y: target.minY - gap), Point(x: target.midX, y: target.minY - far)),
        (Point(x: target.minX - gap, y: target.midY), Point(x: target.minX - far, y: target.midY)),
        (Point(x: target.maxX + gap, y: target.midY), Point(x: target.maxX + far, y: target.midY)),
      ]
      for (tip, end) in candidates {
        let isUpright = tip.x == end.x
        let area = Rect(
          x: min(tip.x, end.x) - (isUpright ? head : 0),
          y: min(tip.y, end.y) - (isUpright ? 0 : head),
          width: isUpright ? 2 * head : length, height: isUpright ? length : 2 * head)
        if bounds.contains(area), obstacles.allSatisfy({ $0.intersection(area).isEmpty }) {
          return (tip, end)
        }
      }
    }
    return nil
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let target, !target.isEmpty else { return }
    let color = theme.accent
    canvas.stroke(
      Path(roundedRect: target.insetBy(dx: -2, dy: -2), cornerRadius: Theme.cornerRadius),
      with: color, style: LineStyle(width: 2))
    guard let (tip, end) = arrow else { return }
    // A unit vector from the tip to the end of the arrow.
    let length = tip.distance(to: end)
    let (x, y) = ((end.x - tip.x) / length, (end.y - tip.y) / length)
    let head = TourPointer.head
    var line = Path()
    line.move(to: end)
    line.addLine(to: tip)
    line.move(to: Point(x: tip.x + head * (x - y), y: tip.y + head * (y + x)))
    line.addLine(to: tip)
    line.addLine(to: Point(x: tip.x + head * (x + y), y: tip.y + head * (y - x)))
    // The wider line separates the arrow from a background of the same colour.
    for (color, width) in [(theme.surface, 7.0), (color, 3)] {
      canvas.stroke(line, with: color, style: LineStyle(width: width, cap: .round, join: .round))
    }
  }
}
