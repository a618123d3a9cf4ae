import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The handle at the trailing edge of a row in editing mode, by which the user moves the row.
final class TableReorderHandle: View {
  /// The width of the handle, in points.
  static let width = 40.0

  /// Called while the user drags the handle, with the recogniser of the drag.
  var handler: ((LongPressGestureRecognizer) -> Void)?

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = String(localized: "Reorder")
    cursor = .pointer
    // A press without a delay begins before the table can scroll.
    let press = LongPressGestureRecognizer { [weak self] recognizer in self?.handler?(recognizer) }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    var path = Path()
    for offset in [-5.0, 0, 5] {
      path.move(to: Point(x: bounds.midX - 9, y: bounds.midY + offset))
      path.addLine(to: Point(x: bounds.midX + 9, y: bounds.midY + offset))
    }
    canvas.stroke(
      path, with: theme.secondaryLabel, style: LineStyle(width: 1.5, cap: .round, join: .round))
  }
}
