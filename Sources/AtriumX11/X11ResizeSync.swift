internal import CX11

/// Answers a window manager that waits for the pixels of each step of a resize.
///
/// In an interactive resize it announces a step by a number, then gives the window its new size, and
/// waits until our counter shows the number: by then the pixels are there. It does so only while
/// somebody drags, which is how a drag is known.
///
/// While it waits it holds further steps back. A hand that lets go in that time has the last of them
/// sent at once, and without a number; so one such step soon after numbered ones is the drag's end.
@MainActor
final class X11ResizeSync {
  /// How soon after a numbered step one without a number still belongs to the drag, in seconds.
  private static let endTime = 0.5

  /// The counter that the window manager watches.
  let counter: XID

  private let connection: X11Connection
  private var announced: SyncRequest?
  private var due: SyncRequest?
  private let clock = MonotonicClock()
  /// When a numbered step was last heard of or answered; nil when no drag can be under way.
  private var latestStep: Double?

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

  /// The window's size was told.
  ///
  /// - Parameter isNew: Whether it is another than before.
  /// - Returns: Whether it is a step of a drag.
  func configured(isNew: Bool) -> Bool {
    if let announced {
      due = announced
      self.announced = nil
      latestStep = clock.now
      return true
    }
    guard isNew, let latestStep else { return false }
    self.latestStep = nil
    return clock.now - latestStep < Self.endTime
  }

  /// The pixels of the new size have been sent.
  func painted() {
    guard let due else { return }
    // The request follows the pixels on the same connection, so it needs nothing to wait for.
    connection.perform { XSyncSetCounter($0, counter, XSyncValue(hi: due.high, lo: due.low)) }
    self.due = nil
    latestStep = clock.now
  }

  /// Gives the counter back.
  func close() {
    connection.perform { _ = XSyncDestroyCounter($0, counter) }
  }
}
