internal import CX11

/// Filters the events that other programs send.
///
/// Any program may send any event to any window (`XSendEvent`), with any contents; the server marks such
/// events. Only the server's own events are accepted for facts that only the server can know: focus,
/// mapping, exposure, sizes. Events that programs send for good reasons are admitted: client messages,
/// replies about selections, the location of a window from the window manager (ICCCM 4.1.5), and keys and
/// buttons, by which tools control a window.
@MainActor
struct X11SentEvents {
  let connection: X11Connection
  /// Returns whether a window belongs to this program.
  let isOurs: (XID) -> Bool

  /// Returns whether to accept an event, which may come from the server or from another program.
  func admits(_ event: XEvent) -> Bool {
    guard event.xany.send_event != 0 else { return true }
    switch event.type {
    case ClientMessage, SelectionNotify, ConfigureNotify: return true
    case MotionNotify, ButtonPress, ButtonRelease: return isOurs(event.xany.window)
    case KeyPress, KeyRelease:
      return isOurs(event.xany.window) && keyCodes.contains(event.xkey.keycode)
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
