internal import CX11
internal import Glibc

/// Composes text from keys inside the process: dead keys and Compose (TX-62).
///
/// This class uses Xlib's built-in input method, which needs no server and never waits. Reading the compose
/// tables of a locale takes longer than opening a window, so the first key press opens this input method.
@MainActor
final class LocalComposition {
  private static var hasLocale = false

  private let connection: X11Connection
  private let method: XIM
  /// The contexts of the windows, each with its own composition.
  private var contexts: [XID: XIC] = [:]
  /// The window whose context has Xlib's focus.
  private var focusedWindow: XID?

  /// Opens the input method; nil if Xlib does not support the user's locale.
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
      // Xlib's list of input methods has no lock, and the thread of a session may be adding its input
      // method to it.
      if !InputMethodSession.hasStarted { XCloseIM(method) }
    }
  }

  /// Returns the input that results from a key: the key with its text, the text that the key completes, or nothing.
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
      // Xlib puts a press of the nonexistent key code 0 at the head of the queue; this event has the text.
      // A press of key code 0 from another client must not be mistaken for this event.
      if !key.isPress || isFiltered && event.xkey.keycode == 0,
        var composed = next(display, in: key.window), composed.keycode == 0,
        composed.time == key.stamp, composed.send_event == 0
      {
        var event = XEvent()
        XNextEvent(display, &event)
        input.append(
          .text(InputContext.text(of: &composed, in: context), state: key.state))
      }
      return input
    } ?? []
  }

  /// Discards the composition of a window.
  func reset(_ window: XID) {
    guard let context = contexts[window] else { return }
    connection.perform { _ in
      if let text = Xutf8ResetIC(context) { XFree(text) }
    }
  }

  /// Discards the composition of a window that is about to be destroyed.
  func forget(_ window: XID) {
    if focusedWindow == window { focusedWindow = nil }
    guard let context = contexts.removeValue(forKey: window) else { return }
    connection.perform { _ in XDestroyIC(context) }
  }

  /// Returns the context of a window and gives it Xlib's focus; nil if Xlib cannot make a context.
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

  /// Returns the key press at the head of the queue without removing it.
  ///
  /// The result is nil if the next event is not a key press in the given window.
  private func next(_ display: OpaquePointer, in window: XID) -> XKeyEvent? {
    guard XEventsQueued(display, QueuedAlready) > 0 else { return nil }
    var event = XEvent()
    XPeekEvent(display, &event)
    return event.type == KeyPress && event.xkey.window == window ? event.xkey : nil
  }
}
