import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The button that shows details, at the trailing edge of a row: a letter *i* in a circle.
final class TableAccessoryButton: Control {
  /// The diameter of the circle, in points.
  static let diameter = 22.0

  /// Called when the button is pressed.
  var handler: (() -> Void)?

  init() {
    super.init(frame: .zero)
    accessibilityTraits = .button
    accessibilityLabel = String(localized: "Details")
    cursor = .pointer
    addAction(for: .touchUpInside) { [weak self] in self?.handler?() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let color = isHighlighted ? theme.pressedAccent : theme.accent
    let size = TableAccessoryButton.diameter
    let center = Point(x: bounds.midX, y: bounds.midY)
    let circle = Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
      .insetBy(dx: 1, dy: 1)
    canvas.stroke(
      Path(roundedRect: circle, cornerRadius: circle.width / 2), with: color, width: 1.5)
    let dot = Rect(x: center.x - 1.25, y: center.y - 6, width: 2.5, height: 2.5)
    canvas.fill(Path(roundedRect: dot, cornerRadius: 1.25), with: color)
    var stem = Path()
    stem.move(to: Point(x: center.x, y: center.y - 1))
    stem.addLine(to: Point(x: center.x, y: center.y + 5))
    canvas.stroke(stem, with: color, style: LineStyle(width: 2, cap: .round, join: .round))
    if isFocused, window?.isFocusVisible == true {
      canvas.stroke(
        Path(roundedRect: circle.insetBy(dx: -1, dy: -1), cornerRadius: size / 2),
        with: theme.focusRing, width: 2)
    }
  }
}
