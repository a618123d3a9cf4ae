internal import CX11
internal import Glibc

/// Composes text from keys inside the process: dead keys and Compose (TX-62).
///
/// It is Xlib's built-in method, which needs no server and never waits. Reading the compose tables
/// of a locale takes longer than opening a window, so the first key opens the method.
@MainActor
final class LocalComposition {
  private static var hasLocale = false

  private let connection: X11Connection
  private let window: XID
  private let method: XIM
  private let context: XIC

  /// Opens the method; nil if Xlib does not support the user's locale.
  init?(connection: X11Connection, window: XID) {
    if !Self.hasLocale {
      setlocale(LC_CTYPE, "")
      Self.hasLocale = true
    }
    let opened = connection.query { display -> (XIM, XIC)? in
      guard XSupportsLocale() != 0 else { return nil }
      XSetLocaleModifiers("@im=none")
      guard let method = XOpenIM(display, nil, nil, nil) else { return nil }
      guard let context = x11shim_create_ic(method, window) else {
        XCloseIM(method)
        return nil
      }
      XSetICFocus(context)
      return (method, context)
    }
    guard let (method, context) = opened else { return nil }
    self.connection = connection
    self.window = window
    self.method = method
    self.context = context
  }

  isolated deinit {
    connection.perform { _ in
      XDestroyIC(context)
      // Xlib's list of methods has no lock, and a session's thread may be adding its own method.
      if !InputMethodSession.hasStarted { XCloseIM(method) }
    }
  }

  /// Returns the input that a key causes: the key with its text, the text that it completes, or
  /// none.
  func input(of key: X11KeyEvent) -> [TypedInput] {
    connection.query { display in
      var event = key.event(on: display, window: window)
      let isFiltered = XFilterEvent(&event, 0) != 0
      var input: [TypedInput] = []
      if !key.isPress {
        input.append(.up(key))
      } else if !isFiltered {
        var original = key.event(on: display, window: window)
        input.append(.down(key, text: text(of: &original.xkey)))
      }
      // Xlib puts a press of the nonexistent key code 0 at the head of the queue; it has the text.
      // A press of key code 0 from another client must not be mistaken for it.
      if !key.isPress || isFiltered && event.xkey.keycode == 0,
        var composed = next(display), composed.keycode == 0, composed.time == key.stamp,
        (composed.send_event != 0) == key.isSent, key.isPress || !key.isSent
      {
        var event = XEvent()
        XNextEvent(display, &event)
        input.append(.text(text(of: &composed), state: key.state))
      }
      return input
    } ?? []
  }

  /// The key press at the head of the queue, which is not removed.
  private func next(_ display: OpaquePointer) -> XKeyEvent? {
    guard XEventsQueued(display, QueuedAlready) > 0 else { return nil }
    var event = XEvent()
    XPeekEvent(display, &event)
    return event.type == KeyPress && event.xkey.window == window ? event.xkey : nil
  }

  private func text(of event: inout XKeyEvent) -> String {
    InputContext.text(of: &event, in: context)
  }
}
