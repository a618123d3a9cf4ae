import AtriumGeometry
import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// The outline around a scroll view that has the keyboard.
final class ScrollFocusRing: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Whether the outline is to be seen.
  private var isShown: Bool {
    guard let scrollView = superview as? ScrollView else { return false }
    return scrollView.isFirstResponder && scrollView.window?.isFocusVisible == true
      && scrollView.showsFocusRing
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard isShown, let scrollView = superview else { return }
    let radius = scrollView.cornerRadius
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: max(0, radius - 1)),
      with: theme.focusRing, width: 2)
  }
}
