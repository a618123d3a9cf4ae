import AtriumKit

/// Says when it is out of its window.
final class NoticingView: View {
  var onLeavingWindow: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}
