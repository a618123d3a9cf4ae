/// The windows of the program, in the order of their most recent turns, and what waits for one of them.
///
/// Animations and completions that concern no window need one, because windows have the clock and the
/// turns. ``Window/list`` is the only one; it does not retain windows.
@MainActor
final class WindowList {
  private var windows: [WeakView] = []
  /// Views with animations that began outside of windows (DC-26).
  private var waitingViews: [WeakView] = []
  /// The window with the turn that is running.
  private(set) weak var inTurn: Window?

  /// The existing window that had the last turn or was created last.
  var latest: Window? {
    windows.removeAll { $0.view == nil }
    return windows.last?.view as? Window
  }

  /// Makes a window the ``latest`` one.
  func noteLatest(_ window: Window) {
    guard windows.last?.view !== window else { return }
    remove(window)
    windows.append(WeakView(window))
  }

  /// Forgets a window that has closed.
  func remove(_ window: Window) {
    windows.removeAll { $0.view == nil || $0.view === window }
  }

  /// Notes that the turn of a window begins, which is then the ``latest``.
  ///
  /// A host may run a turn of one window within a turn of another.
  ///
  /// - Returns: The window whose turn was running.
  func beginTurn(of window: Window) -> Window? {
    let outer = inTurn
    inTurn = window
    noteLatest(window)
    return outer
  }

  /// Notes that a turn has ended.
  ///
  /// - Parameter outer: The result of ``beginTurn(of:)``.
  func endTurn(inside outer: Window?) {
    inTurn = outer
  }

  // MARK: Views outside of windows

  /// Whether views with animations wait for the next turn of any window.
  var hasWaitingViews: Bool { !waitingViews.isEmpty }

  /// Lets a view with animations wait; it ends them if it is in no window after the next turn.
  func addWaiting(_ view: View) {
    waitingViews.append(WeakView(view))
    // The next turn decides whether the view is in a window; during a turn its commit does.
    if inTurn == nil { latest?.setNeedsTurn() }
  }

  /// Takes the views that wait, in their order.
  func takeWaitingViews() -> [WeakView] {
    defer { waitingViews = [] }
    return waitingViews
  }
}
