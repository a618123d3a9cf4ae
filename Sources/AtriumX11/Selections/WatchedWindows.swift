internal import CX11

/// The windows of other programs whose events are selected while a transfer with them runs.
///
/// For each window, a client has only one set of selected events. The previous set is therefore stored, and restored
/// after the last of several transfers.
@MainActor
final class WatchedWindows {
  private let connection: X11Connection
  private var entries: [XID: (count: Int, before: Int)] = [:]

  init(connection: X11Connection) {
    self.connection = connection
  }

  /// Selects the events for property changes and the destruction of a window.
  ///
  /// - Returns: Whether the window exists; only in this case must ``unwatch(_:)`` follow.
  func watch(_ window: XID) -> Bool {
    if let entry = entries[window] {
      entries[window] = (entry.count + 1, entry.before)
      return true
    }
    var before = 0
    let isThere = connection.attempt { display in
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, window, &attributes) != 0 else { return }
      before = attributes.your_event_mask
      XSelectInput(display, window, before | PropertyChangeMask | StructureNotifyMask)
    }
    if isThere { entries[window] = (1, before) }
    return isThere
  }

  /// Ends one watch of a window; the end of the last watch restores the window's previous event mask.
  func unwatch(_ window: XID) {
    guard let entry = entries[window] else { return }
    guard entry.count == 1 else {
      entries[window] = (entry.count - 1, entry.before)
      return
    }
    entries[window] = nil
    connection.performExpectingErrors { XSelectInput($0, window, entry.before) }
  }

  /// Forgets a window that has been destroyed.
  func forget(_ window: XID) {
    entries[window] = nil
  }
}
