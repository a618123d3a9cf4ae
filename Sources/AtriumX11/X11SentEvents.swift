internal import CX11

/// Tells which events of other programs count.
///
/// Any program may send any event to any window (`XSendEvent`), with anything in it; the server marks
/// such events. What only the server can know is believed of the server alone: where the keyboard is,
/// what is on the screen, what was lost, how large things are. What programs do send to each other
/// for good reasons is let through: messages, answers about selections, the place of a window, which
/// its manager tells (ICCCM 4.1.5), and keys and buttons, by which tools drive a window.
@MainActor
struct X11SentEvents {
  let connection: X11Connection
  /// Whether a window is one of ours.
  let isOurs: (XID) -> Bool

  /// Whether an event counts, be it sent or the server's own.
  ///
  /// Composed text comes as the key 0, made by Xlib of the key that completed it. From a sent key that
  /// is let through the mark is taken, so that what is made of it has none either: a marked key 0 is
  /// always another program's, and Xlib would look for text that it never composed.
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

  /// The codes that a key can have.
  private var keyCodes: ClosedRange<UInt32> {
    connection.query { display in
      var (least, greatest): (Int32, Int32) = (8, 255)
      XDisplayKeycodes(display, &least, &greatest)
      guard 0 < least, least <= greatest else { return nil }
      return UInt32(least)...UInt32(greatest)
    } ?? 8...255
  }
}
