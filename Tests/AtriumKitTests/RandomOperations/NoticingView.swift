import AtriumKit

/// A view that records that it is about to leave its window, and calls a closure when it has left the window.
final class NoticingView: View {
  var onLeavingWindow: (() -> Void)?
  /// Whether the view has been notified that it is about to leave its window.
  ///
  /// A callback may add the view to the window again before the view is notified that it has left.
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
