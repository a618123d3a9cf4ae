import AtriumKit

/// Reports when it leaves its window, and when it has left it.
final class NoticingView: View {
  var onLeavingWindow: (() -> Void)?
  /// Whether a departure was announced: a call may put the view back before it is told that it was
  /// out.
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
