internal import CX11

/// Answers a window manager that waits for the pixels of each step of a resize.
///
/// In an interactive resize it announces a step by a number, then gives the window its new size, and
/// waits until our counter shows the number: by then the pixels are there. It does so only while
/// somebody drags, which is how a drag is known.
@MainActor
final class X11ResizeSync {
  /// The counter that the window manager watches.
  let counter: XID

  private let connection: X11Connection
  private var announced: SyncRequest?
  private var due: SyncRequest?

  /// Makes a counter; nil if the server has none.
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

  /// A step was announced.
  func announce(_ request: SyncRequest) {
    announced = request
  }

  /// The window has a new size.
  ///
  /// - Returns: Whether it is a step of a drag.
  func configured() -> Bool {
    guard let announced else { return false }
    due = announced
    self.announced = nil
    return true
  }

  /// The pixels of the new size have been sent.
  func painted() {
    guard let due else { return }
    // The request follows the pixels on the same connection, so it needs nothing to wait for.
    connection.perform { XSyncSetCounter($0, counter, XSyncValue(hi: due.high, lo: due.low)) }
    self.due = nil
  }
}
