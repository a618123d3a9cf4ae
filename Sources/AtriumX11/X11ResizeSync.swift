internal import CX11

/// Implements `_NET_WM_SYNC_REQUEST`: notifies the window manager when a resized window has been
/// painted.
///
/// In an interactive resize, the window manager announces each step by a number, resizes the window, and
/// waits until the counter has that value. The window manager does so only during a drag, so a numbered
/// step shows that a drag is in progress.
///
/// While the window manager waits, it delays further steps. If the user releases the button in that time,
/// it sends the last step at once and without a number. The ``ResizeBurst`` recognises that step.
@MainActor
final class X11ResizeSync {
  /// The counter that the window manager watches.
  let counter: XID

  private let connection: X11Connection
  private var announced: SyncRequest?
  private var due: SyncRequest?

  /// Makes a counter; nil if the server does not support XSync.
  init?(connection: X11Connection) {
    guard connection.extensions.contains(.sync) else { return nil }
    let counter = connection.query { display -> XID? in
      var eventBase: Int32 = 0
      var errorBase: Int32 = 0
      var (major, minor): (Int32, Int32) = (0, 0)
      guard XSyncQueryExtension(display, &eventBase, &errorBase) != 0,
        XSyncInitialize(display, &major, &minor) != 0
      else { return nil }
      return XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
    }
    guard let counter else { return nil }
    self.connection = connection
    self.counter = counter
  }

  /// Receives the announcement of a step.
  func announce(_ request: SyncRequest) {
    announced = request
  }

  /// Receives a `ConfigureNotify` of the window.
  ///
  /// - Returns: Whether the event is an announced step of a drag.
  func configured() -> Bool {
    guard let announced else { return false }
    due = announced
    self.announced = nil
    return true
  }

  /// Sets the counter to the announced value after the pixels of the new size have been sent.
  func painted() {
    guard let due else { return }
    // The request follows the pixels on the same connection, so no wait is needed.
    connection.perform { XSyncSetCounter($0, counter, XSyncValue(hi: due.high, lo: due.low)) }
    self.due = nil
  }

  /// Destroys the counter.
  func close() {
    connection.perform { _ = XSyncDestroyCounter($0, counter) }
  }
}
