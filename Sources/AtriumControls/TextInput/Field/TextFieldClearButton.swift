import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The button that clears a text field.
///
/// The button never takes the focus (TX-11).
final class TextFieldClearButton: Control {
  /// The side length of the button, in points.
  static let side = 28.0

  init() {
    super.init(frame: .zero)
    cursor = .default
    isHidden = true
    accessibilityLabel = String(localized: "Clear text")
  }

  override var canBecomeFirstResponder: Bool { false }

  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override func stateDidChange() {
    super.stateDidChange()
    cursor = .default
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let ground =
      isHighlighted ? theme.label : isHovered ? theme.secondaryLabel : theme.track
    canvas.fill(
      Path(ovalIn: Rect(center: bounds.center, size: Size(width: 16, height: 16))), with: ground)
    var cross = Path()
    for sign in [1.0, -1.0] {
      cross.move(to: bounds.center + Point(x: -3, y: -3 * sign))
      cross.addLine(to: bounds.center + Point(x: 3, y: 3 * sign))
    }
    canvas.stroke(
      cross, with: theme.surface, style: LineStyle(width: 1.5, cap: .round, join: .round))
  }
}
