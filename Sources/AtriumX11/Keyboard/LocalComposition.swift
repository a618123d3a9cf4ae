internal import CX11
internal import Glibc

/// Makes text of keys without anybody else: dead keys and Compose (TX-62).
///
/// It is Xlib's own method, which needs no server and never waits. Reading the compose tables of a
/// locale takes longer than opening a window, so it is opened with the first key.
@MainActor
final class LocalComposition {
  private static var hasLocale = false

  private let connection: X11Connection
  private let method: XIM
  /// What each window composes; only one of them is in Xlib's focus.
  private var contexts: [XID: XIC] = [:]
  private var focusedWindow: XID?

  /// Opens it; nil if Xlib knows nothing of the user's locale.
  init?(connection: X11Connection) {
    if !Self.hasLocale {
      setlocale(LC_CTYPE, "")
      Self.hasLocale = true
    }
    let method = connection.query { display -> XIM? in
      guard XSupportsLocale() != 0 else { return nil }
      XSetLocaleModifiers("@im=none")
      return XOpenIM(display, nil, nil, nil)
    }
    guard let method else { return nil }
    self.connection = connection
    self.method = method
  }

  isolated deinit {
    connection.perform { _ in
      contexts.values.forEach { XDestroyIC($0) }
      // Xlib's list of methods has no lock, and a thread may be about to enter its own there.
      if !InputMethodSession.hasStarted { XCloseIM(method) }
    }
  }

  /// Gives what a key makes: itself with its text, the text that it completes, or nothing yet.
  func input(of key: X11KeyEvent) -> [TypedInput] {
    guard let context = focusedContext(of: key.window) else {
      return [key.isPress ? .down(key, text: nil) : .up(key)]
    }
    return connection.query { display in
      var event = key.event(on: display)
      let isFiltered = XFilterEvent(&event, 0) != 0
      var input: [TypedInput] = []
      if !key.isPress {
        input.append(.up(key))
      } else if !isFiltered {
        var original = key.event(on: display)
        input.append(.down(key, text: InputContext.text(of: &original.xkey, in: context)))
      }
      // Xlib puts a press of a key that does not exist in front of all events: it has the text.
      // That of another client must not be taken for it.
      if !key.isPress || isFiltered && event.xkey.keycode == 0,
        var composed = next(display, in: key.window), composed.keycode == 0,
        composed.time == key.stamp, (composed.send_event != 0) == key.isSent,
        key.isPress || !key.isSent
      {
        var event = XEvent()
        XNextEvent(display, &event)
        input.append(
          .text(InputContext.text(of: &composed, in: context), state: key.state))
      }
      return input
    } ?? []
  }

  /// Forgets what a window composes, before the window is destroyed.
  func forget(_ window: XID) {
    if focusedWindow == window { focusedWindow = nil }
    guard let context = contexts.removeValue(forKey: window) else { return }
    connection.perform { _ in XDestroyIC(context) }
  }

  /// The context of a window, which has Xlib's focus from now on; nil if there is none to be had.
  private func focusedContext(of window: XID) -> XIC? {
    guard
      let context = contexts[window] ?? connection.query({ _ in x11shim_create_ic(method, window) })
    else { return nil }
    contexts[window] = context
    if focusedWindow != window {
      focusedWindow = window
      connection.perform { _ in XSetICFocus(context) }
    }
    return context
  }

  /// The press of a window at the beginning of the queue, which stays there.
  private func next(_ display: OpaquePointer, in window: XID) -> XKeyEvent? {
    guard XEventsQueued(display, QueuedAlready) > 0 else { return nil }
    var event = XEvent()
    XPeekEvent(display, &event)
    return event.type == KeyPress && event.xkey.window == window ? event.xkey : nil
  }
}
