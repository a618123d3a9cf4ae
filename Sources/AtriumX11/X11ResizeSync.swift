internal import CX11

/// Implements `_NET_WM_SYNC_REQUEST`: notifies the window manager when a resized window has been painted.
///
/// In an interactive resize, the window manager announces each step with a number, resizes the window, and waits
/// until a counter has reached that number. Window managers do this only during a drag, so a numbered step shows that
/// a drag is in progress.
///
/// There are two counters. Older window managers read the first counter. Newer window managers read the second
/// counter, which also marks each painted frame: its value is odd while the window sends the pixels of a frame,
/// and even otherwise.
///
/// While the window manager waits, it delays further steps. If the user releases the button in that time, the window
/// manager sends the last step at once and without a number. The ``ResizeBurst`` recognises that step.
@MainActor
final class X11ResizeSync {
  /// The counters that the window manager watches: the basic and the extended counter.
  let counters: [XID]

  private let connection: X11Connection
  private var announced: SyncRequest?
  private var due: SyncRequest?
  /// The value of the extended counter, which is odd while the pixels of a frame are being sent.
  private var frame: Int64 = 0

  /// Makes the counters; nil if the server does not support XSync.
  init?(connection: X11Connection) {
    guard connection.extensions.contains(.sync) else { return nil }
    let counters = connection.query { display -> [XID]? in
      var eventBase: Int32 = 0
      var errorBase: Int32 = 0
      var (major, minor): (Int32, Int32) = (0, 0)
      guard XSyncQueryExtension(display, &eventBase, &errorBase) != 0,
        XSyncInitialize(display, &major, &minor) != 0
      else { return nil }
      return (0..<2).map { _ in XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0)) }
    }
    guard let counters else { return nil }
    self.connection = connection
    self.counters = counters
  }

  /// Receives the announcement of a step.
  func announce(_ request: SyncRequest) {
    announced = request
  }

  /// Receives a `ConfigureNotify` of the window.
  ///
  /// - Returns: Whether the event is an announced step of an interactive resize.
  func configured() -> Bool {
    guard let announced else { return false }
    due = announced
    self.announced = nil
    return true
  }

  /// Marks the beginning of a painted frame, before its pixels are sent.
  ///
  /// The frame that answers an announced step begins with the first odd value from the announced value on.
  func beginFrame() {
    guard frame % 2 == 0 else { return }
    if let due, due.isExtended {
      self.due = nil
      frame = due.value
    }
    frame = frame % 2 == 0 ? frame &+ 1 : frame
    set(counters[1], to: frame)
  }

  /// Marks the end of a painted frame, after the pixels of the new size have been sent.
  ///
  /// The method is also called after a turn that sent no pixels.
  func painted() {
    // The window manager waits for the value even if no pixel has changed.
    if due?.isExtended == true { beginFrame() }
    if frame % 2 != 0 {
      frame &+= 1
      set(counters[1], to: frame)
    }
    guard let due else { return }
    set(counters[0], to: due.value)
    self.due = nil
  }

  /// Destroys the counters.
  func close() {
    connection.perform { display in
      for counter in counters { _ = XSyncDestroyCounter(display, counter) }
    }
  }

  private func set(_ counter: XID, to value: Int64) {
    // The request follows the pixels on the same connection, so no wait is needed.
    connection.perform { display in
      XSyncSetCounter(
        display, counter,
        XSyncValue(
          hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value)))
    }
  }
}
