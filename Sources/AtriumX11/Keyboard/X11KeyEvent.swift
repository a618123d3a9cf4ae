internal import CX11

/// What the server said about a key, apart from the connection that it said it on.
struct X11KeyEvent: Sendable {
  /// The window that it was reported to.
  var window: XID
  /// Whether the key went down; otherwise it went up.
  var isPress: Bool
  /// The key.
  var code: UInt32
  /// The modifiers, buttons and the layout at that moment.
  var state: UInt32
  /// The server's time.
  var stamp: UInt
  /// When it was, in seconds of the window's clock.
  var time: Double
  /// The number of the last request that the server had seen.
  var serial: UInt
  /// Whether another client sent it.
  var isSent: Bool
  /// The pointer's place, on the screen and in the window.
  private var pointer: (rootX: Int32, rootY: Int32, x: Int32, y: Int32)
  private var root: XID

  /// Keeps what an event says.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When it was, in seconds of the window's clock.
  init(_ event: XKeyEvent, time: Double) {
    window = event.window
    isPress = event.type == KeyPress
    code = event.keycode
    state = event.state
    stamp = event.time
    self.time = time
    serial = event.serial
    isSent = event.send_event != 0
    pointer = (event.x_root, event.y_root, event.x, event.y)
    root = event.root
  }

  /// Gives the event as if it had come on a connection.
  func event(on display: OpaquePointer) -> XEvent {
    var event = XEvent()
    event.xkey.type = isPress ? KeyPress : KeyRelease
    event.xkey.serial = serial
    event.xkey.send_event = isSent ? 1 : 0
    event.xkey.display = display
    event.xkey.window = window
    event.xkey.root = root
    event.xkey.time = stamp
    (event.xkey.x_root, event.xkey.y_root, event.xkey.x, event.xkey.y) = pointer
    event.xkey.state = state
    event.xkey.keycode = code
    event.xkey.same_screen = 1
    return event
  }
}
