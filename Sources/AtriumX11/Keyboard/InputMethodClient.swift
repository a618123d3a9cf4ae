internal import AtriumKit
internal import CX11
internal import Glibc

/// The user's input method, on a separate connection.
///
/// Almost every XIM call waits for the input method server without a timeout (TX-68). A client is therefore
/// used only on the thread of an ``InputMethodSession``.
final class InputMethodClient {
  typealias Output = InputMethodMailbox.Output

  private let display: OpaquePointer
  private let method: XIM
  private let styles: [InputMethodStyle]
  private var contexts: [XID: InputMethodContext]
  private let isLost: UnsafeMutablePointer<Bool>
  private let fonts: InputMethodFonts

  /// Opens the input method that the locale's modifiers name; nil if this input method cannot be used.
  ///
  /// - Parameters:
  ///   - display: The thread's connection.
  ///   - window: The window with the focus, which gets the first context; another connection may have created that
  ///     window.
  init?(display: OpaquePointer, window: XID) {
    guard let method = XOpenIM(display, nil, nil, nil) else { return nil }
    isLost = .allocate(capacity: 1)
    isLost.initialize(to: false)
    // Xlib does not invoke the callback after the input method is closed, so `isLost` can be deallocated then.
    x11shim_set_im_destroyed(
      method,
      { _, data, _ in
        data.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Bool.self).pointee = true }
      }, UnsafeMutableRawPointer(isLost).assumingMemoryBound(to: CChar.self))
    let styles = Self.styles(of: method)
    let fonts = InputMethodFonts(display: display)
    let context = InputMethodContext.make(
      method, window: window, styles: styles, fonts: { fonts.set })
    guard let context else {
      XCloseIM(method)
      isLost.deallocate()
      return nil
    }
    self.display = display
    self.method = method
    self.styles = styles
    self.fonts = fonts
    contexts = [window: context]
  }

  /// Whether the server has exited, which destroys the input method and its contexts (TX-71).
  var isGone: Bool { isLost.pointee }

  /// Notifies the input method that a window has gained or lost the focus.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    guard !isGone else { return }
    if isFocused {
      if contexts[window] == nil {
        contexts[window] = InputMethodContext.make(
          method, window: window, styles: styles, fonts: { [fonts] in fonts.set })
      }
      contexts[window].map { XSetICFocus($0.context) }
    } else {
      contexts[window].map { XUnsetICFocus($0.context) }
    }
  }

  /// Sends the caret position of a window to the input method: the caret's lower left corner, in pixels.
  func setSpot(_ window: XID, x: Int16, y: Int16) {
    guard !isGone, let context = contexts[window] else { return }
    x11shim_set_ic_spot(context.context, x, y)
  }

  /// Destroys the context of a window.
  func forget(_ window: XID) {
    guard let context = contexts.removeValue(forKey: window), !isGone else { return }
    XDestroyIC(context.context)
  }

  /// Discards the composition in progress in a window.
  ///
  /// The string that the input method returns is discarded, since the window has committed the displayed
  /// text.
  func reset(_ window: XID) {
    guard !isGone, let context = contexts[window] else { return }
    if let text = Xutf8ResetIC(context.context) { XFree(text) }
    _ = takeOutput()
    context.forgetPreedit()
  }

  /// Passes a key to the input method.
  ///
  /// - Returns: The output of the input method; the key itself if the input method does not filter it.
  func output(of key: X11KeyEvent) -> [Output] {
    guard !isGone else { return [.key(key)] }
    var event = key.event(on: display)
    guard XFilterEvent(&event, 0) != 0 else { return [.key(key)] + takeChanges() }
    let output = takeOutput()
    guard output.isEmpty, !isGone else { return output }
    // An input method need not acknowledge a key. The next request has a reply, which shows that the server
    // is alive. The output for the key arrives before this reply.
    x11shim_await_im(method)
    return takeOutput()
  }

  /// Takes all events that the server and the input method have sent, without waiting for more.
  ///
  /// The changes of compositions come last in the result. Xlib delivers these changes before text that the
  /// input method committed in the same message, although the commit ends the previous composition.
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
    return output + takeChanges()
  }

  /// Takes the changed compositions.
  private func takeChanges() -> [Output] {
    guard !isGone else { return [] }
    return contexts.compactMap { window, context in
      context.takeChange().map { .marked($0, window) }
    }
  }

  /// Takes the keys at the head of the queue, where Xlib has put the last key first.
  ///
  /// This connection receives no keys from the server. Xlib marks the queued keys with a single flag, which the first
  /// call of `XFilterEvent` clears. A second call would pass its key to the input method again, so only one key goes
  /// through `XFilterEvent`.
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
        let text = InputContext.text(of: &event.xkey, in: context.context)
        output.append(.text(text, event.xkey.window))
      }
    }
    return output.reversed()
  }

  /// Frees the resources of the client, and closes the input method if its server still exists.
  func close() {
    _ = takeOutput()
    if !isGone {
      contexts.values.forEach { XDestroyIC($0.context) }
      XCloseIM(method)
    }
    fonts.close()
    isLost.deallocate()
  }

  private static func styles(of method: XIM) -> [InputMethodStyle] {
    guard let list = x11shim_im_styles(method) else { return [.root] }
    defer { XFree(list) }
    let count = Int(list.pointee.count_styles)
    let supported = (0..<count).compactMap { list.pointee.supported_styles?[$0] }
    return InputMethodStyle.choices(from: supported)
  }
}
