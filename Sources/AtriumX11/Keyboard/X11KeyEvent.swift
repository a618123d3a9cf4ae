internal import CX11

/// A key event, independent of the connection on which it arrived.
struct X11KeyEvent: Sendable {
  /// The window that received the event.
  var window: XID
  /// Whether the event is a press; if false, the event is a release.
  var isPress: Bool
  /// The key code.
  var code: UInt32
  /// The modifiers, buttons and layout group at the time of the event.
  var state: UInt32
  /// The server time, in milliseconds.
  var stamp: UInt
  /// The time, in seconds of the window's clock.
  var time: Double
  /// The serial number of the last request that the server had processed.
  var serial: UInt
  /// Whether another client sent the event (`XSendEvent`), so that the server does not know about the event.
  var isSent: Bool
  /// The pointer's location, on the screen and in the window, in pixels.
  private var pointer: (rootX: Int32, rootY: Int32, x: Int32, y: Int32)
  private var root: XID

  /// Copies the fields of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event, in seconds of the window's clock.
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

  /// Returns the event as if it had arrived from the server on a given connection.
  ///
  /// Xlib delivers composed text as key code 0, in a copy of the event of the key that completed the text.
  /// The events that this method returns never have the `send_event` mark, so composed text never has it. A
  /// marked key code 0 is therefore always from another program.
  func event(on display: OpaquePointer) -> XEvent {
    var event = XEvent()
    event.xkey.type = isPress ? KeyPress : KeyRelease
    event.xkey.serial = serial
    event.xkey.send_event = 0
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
