import AtriumKit

/// A view that reports when it is about to leave its window, and when it has left it.
final class NoticingView: View {
  var onLeavingWindow: (() -> Void)?
  /// Whether a departure was announced.
  ///
  /// A call may put the view back before the view is notified that it has left.
  private(set) var mayHaveLeft = false

  override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { mayHaveLeft = true }
  }

  func noteInPlace() { mayHaveLeft = false }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}
