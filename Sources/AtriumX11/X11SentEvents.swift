internal import CX11

/// Filters the events that other programs send.
///
/// Any program may send any event to any window (`XSendEvent`), with any contents; the server marks
/// such events. Only the server's own events are accepted for what only the server can know: focus,
/// mapping, exposure, sizes. Events that programs send for good reasons are admitted: client
/// messages, replies about selections, the location of a window from its manager (ICCCM 4.1.5), and
/// keys and buttons, by which tools drive a window.
@MainActor
struct X11SentEvents {
  let connection: X11Connection
  /// Whether a window belongs to this program.
  let isOurs: (XID) -> Bool

  /// Whether to accept an event, sent or the server's own.
  ///
  /// Xlib delivers composed text as key code 0, copied from the event of the key that completed it.
  /// So the `send_event` mark of an admitted key is cleared, and composed text never has it. A
  /// marked key code 0 is therefore always from another program; for it, Xlib would look up text
  /// that it never composed.
  func admits(_ event: inout XEvent) -> Bool {
    guard event.xany.send_event != 0 else { return true }
    switch event.type {
    case ClientMessage, SelectionNotify, ConfigureNotify: return true
    case MotionNotify, ButtonPress, ButtonRelease: return isOurs(event.xany.window)
    case KeyPress, KeyRelease:
      guard isOurs(event.xany.window), keyCodes.contains(event.xkey.keycode) else {
        return false
      }
      event.xkey.send_event = 0
      return true
    default: return false
    }
  }

  /// The range of the server's key codes.
  private var keyCodes: ClosedRange<UInt32> {
    connection.query { display in
      var (least, greatest): (Int32, Int32) = (8, 255)
      XDisplayKeycodes(display, &least, &greatest)
      guard 0 < least, least <= greatest else { return nil }
      return UInt32(least)...UInt32(greatest)
    } ?? 8...255
  }
}
