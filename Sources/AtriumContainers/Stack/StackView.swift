import AtriumGeometry
import AtriumKit

/// The view that fills a stack's container view and holds the groups (CK-V1).
final class StackView: View {
  /// Called during the layout if the size has changed.
  var sizeDidChange: (() -> Void)?
  /// Called when the view has been added to a window.
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
