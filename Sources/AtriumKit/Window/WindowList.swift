/// The windows of the program, in the order of their most recent turns.
///
/// The list also has the views that wait for a turn of any window.
///
/// Animations and completions that belong to no window still need a window, because windows provide the clock and
/// the turns. A program has only one list, ``Window/list``, which does not retain the windows.
@MainActor
final class WindowList {
  /// The windows, in the order in which they were added.
  private var windows: [WeakView] = []
  /// Views whose animations began outside windows (DC-26).
  private var waitingViews: [WeakView] = []
  /// The window whose turn is running; nil between turns.
  private(set) weak var inTurn: Window?
  /// The window that had the last turn or was created last; nil after it has been removed or released.
  private weak var newest: Window?
  private var turnCount = 0

  /// The newest window, or if it is gone the window that was newest before it; nil if there is no window.
  var latest: Window? { newest ?? all.last }

  /// The windows that are open or have just been created, in the order of their most recent turns.
  var all: [Window] {
    windows.compactMap { $0.view as? Window }.sorted { ($0.latestTurn ?? 0) < ($1.latestTurn ?? 0) }
  }

  /// Makes a window the ``latest`` window.
  ///
  /// This happens in each turn, so its cost must not depend on the number of windows.
  func noteLatest(_ window: Window) {
    guard newest !== window else { return }
    if window.latestTurn == nil {
      windows.removeAll { $0.view == nil }
      windows.append(WeakView(window))
    }
    turnCount += 1
    window.latestTurn = turnCount
    newest = window
  }

  /// Removes a window that has closed.
  func remove(_ window: Window) {
    windows.removeAll { $0.view == nil || $0.view === window }
    window.latestTurn = nil
    if newest === window { newest = nil }
  }

  /// Records the beginning of a window's turn, and makes the window the ``latest`` window.
  ///
  /// A host may run a turn of one window within a turn of another window.
  ///
  /// - Returns: The window whose turn was running; nil if no turn was running.
  func beginTurn(of window: Window) -> Window? {
    let outer = inTurn
    inTurn = window
    noteLatest(window)
    return outer
  }

  /// Records that a turn has ended.
  ///
  /// - Parameter outer: The result of ``beginTurn(of:)``.
  func endTurn(inside outer: Window?) {
    inTurn = outer
  }

  // MARK: Views outside of windows

  /// Whether views with animations are waiting for the next turn of any window.
  var hasWaitingViews: Bool { !waitingViews.isEmpty }

  /// Adds a view with animations.
  ///
  /// The animations end if the view is still outside windows after the next turn.
  func addWaiting(_ view: View) {
    waitingViews.append(WeakView(view))
    // The next turn checks whether the view is in a window. During a turn, the commit of that turn does so.
    if inTurn == nil { latest?.setNeedsTurn() }
  }

  /// Removes and returns the waiting views, in their order.
  func takeWaitingViews() -> [WeakView] {
    defer { waitingViews = [] }
    return waitingViews
  }
}
