import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Lies over the parts of a control and shows that it has the keyboard.
///
/// It must stay inside the control's bounds: these are what a window damages when the keyboard comes
/// or goes.
final class FocusRingView: View {
  private weak var control: Control?

  /// Makes the ring of a control, which is to be its last subview.
  init(of control: Control) {
    self.control = control
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let control, control.isFocusRingVisible else { return }
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: 1, dy: 1),
        cornerRadius: min(cornerRadius, bounds.height / 2) - 1),
      with: theme.focusRing, width: Theme.focusRingWidth)
  }
}
