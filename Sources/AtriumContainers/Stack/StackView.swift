import AtriumGeometry
import AtriumKit

/// The view of a stack, which fills its container view and holds the groups (CK-V1).
final class StackView: View {
  /// Called in the layout when the size is another one than before.
  var sizeDidChange: (() -> Void)?
  /// Called when the view has come into a window.
  var didEnterWindow: (() -> Void)?
  private var lastSize: Size?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    sizeDidChange?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { didEnterWindow?() }
  }
}
