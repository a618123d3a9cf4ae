internal import CX11
internal import Glibc

/// A user's input method, on a connection of its own.
///
/// Xlib waits without an end for the server of a method, in almost every call (TX-68). So this is
/// used on the thread of an ``InputMethodSession`` only.
final class InputMethodClient {
  typealias Output = InputMethodMailbox.Output

  private let display: OpaquePointer
  private let method: XIM
  private var contexts: [XID: XIC]
  private let isLost: UnsafeMutablePointer<Bool>

  /// Opens the method that the locale's modifiers name; nil if it cannot be used.
  ///
  /// - Parameters:
  ///   - display: The thread's connection.
  ///   - window: The window that has the keyboard, the first of those that it is used for; they
  ///     are another connection's.
  init?(display: OpaquePointer, window: XID) {
    guard let method = XOpenIM(display, nil, nil, nil) else { return nil }
    isLost = .allocate(capacity: 1)
    isLost.initialize(to: false)
    // It is never called again once the method is closed.
    x11shim_set_im_destroyed(
      method,
      { _, data, _ in
        data.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Bool.self).pointee = true }
      }, UnsafeMutableRawPointer(isLost).assumingMemoryBound(to: CChar.self))
    guard let context = x11shim_create_ic(method, window) else {
      XCloseIM(method)
      isLost.deallocate()
      return nil
    }
    self.display = display
    self.method = method
    contexts = [window: context]
  }

  /// Whether the server has gone, and method and context with it (TX-71).
  var isGone: Bool { isLost.pointee }

  /// Follows the keyboard to a window or away from it.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    guard !isGone else { return }
    if isFocused {
      if contexts[window] == nil { contexts[window] = x11shim_create_ic(method, window) }
      contexts[window].map { XSetICFocus($0) }
    } else {
      contexts[window].map { XUnsetICFocus($0) }
    }
  }

  /// Forgets a window.
  func forget(_ window: XID) {
    guard let context = contexts.removeValue(forKey: window), !isGone else { return }
    XDestroyIC(context)
  }

  /// Forgets what has been composed in a window so far.
  func reset(_ window: XID) {
    guard !isGone, let context = contexts[window] else { return }
    if let text = Xutf8ResetIC(context) { XFree(text) }
    _ = takeOutput()
  }

  /// Lets the method see a key.
  ///
  /// - Returns: What it makes of it: the key itself if it does not want it.
  func output(of key: X11KeyEvent) -> [Output] {
    guard !isGone else { return [.key(key)] }
    var event = key.event(on: display)
    guard XFilterEvent(&event, 0) != 0 else { return [.key(key)] }
    let output = takeOutput()
    guard output.isEmpty, !isGone else { return output }
    // A method need not say that it took a key. Whether it is alive shows when it answers something
    // else, and what it made of the key comes before that.
    x11shim_await_im(method)
    return takeOutput()
  }

  /// Takes everything that the server and the method have said, without waiting for more.
  func takeOutput() -> [Output] {
    var output: [Output] = []
    while XEventsQueued(display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case KeyPress, KeyRelease: output += takeKeys(first: event)
      case MappingNotify: XRefreshKeyboardMapping(&event.xmapping)
      default: _ = XFilterEvent(&event, 0)
      }
    }
    return output
  }

  /// Takes the keys that Xlib has put in front of the queue, the last one first.
  ///
  /// No other keys come on this connection. Xlib marks that there are some, not which: only one
  /// of them must go through its filter, or the next would be shown to the method again.
  private func takeKeys(first: XEvent) -> [Output] {
    var events = [first]
    while XEventsQueued(display, QueuedAlready) > 0 {
      var event = XEvent()
      XPeekEvent(display, &event)
      guard event.type == KeyPress || event.type == KeyRelease else { break }
      XNextEvent(display, &event)
      events.append(event)
    }
    var filtered = first
    _ = XFilterEvent(&filtered, 0)
    guard !isGone else { return [] }
    var output: [Output] = []
    for var event in events {
      if event.xkey.keycode != 0 {
        output.append(.key(X11KeyEvent(event.xkey, time: 0)))
      } else if event.type == KeyPress, let context = contexts[event.xkey.window] {
        let text = InputContext.text(of: &event.xkey, in: context)
        output.append(.text(text, event.xkey.window))
      }
    }
    return output.reversed()
  }

  /// Says goodbye to the server, if it is there.
  func close() {
    _ = takeOutput()
    if !isGone {
      contexts.values.forEach { XDestroyIC($0) }
      XCloseIM(method)
    }
    isLost.deallocate()
  }
}
