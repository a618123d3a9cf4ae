internal import CX11
internal import Glibc

/// What makes text of key presses: dead keys, compose sequences, input methods.
///
/// It is opened with the first key, not at the start, since reading the compose tables of a locale
/// takes longer than opening a window.
@MainActor
final class X11InputMethod {
  private let connection: X11Connection
  private let method: XIM
  private let context: XIC
  private let isLost: UnsafeMutablePointer<Bool>

  /// Opens the user's input method, or the one that Xlib brings along; nil if there is none at all.
  init?(connection: X11Connection, window: XID) {
    setlocale(LC_CTYPE, "")
    let opened = connection.query { display -> (XIM, XIC)? in
      guard XSupportsLocale() != 0 else { return nil }
      XSetLocaleModifiers("")
      var method = XOpenIM(display, nil, nil, nil)
      if method == nil {
        // The user's method does not answer; dead keys work without it.
        XSetLocaleModifiers("@im=none")
        method = XOpenIM(display, nil, nil, nil)
      }
      guard let method else { return nil }
      guard let context = x11shim_create_ic(method, window) else {
        XCloseIM(method)
        return nil
      }
      return (method, context)
    }
    guard let (method, context) = opened else { return nil }
    self.connection = connection
    self.method = method
    self.context = context
    isLost = .allocate(capacity: 1)
    isLost.initialize(to: false)
    x11shim_set_im_destroyed(
      method,
      { _, data, _ in
        data.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Bool.self).pointee = true }
      }, UnsafeMutableRawPointer(isLost).assumingMemoryBound(to: CChar.self))
    connection.perform { _ in XSetICFocus(context) }
  }

  isolated deinit {
    if !isLost.pointee {
      connection.perform { _ in
        XDestroyIC(context)
        XCloseIM(method)
      }
    }
    // If the connection broke, Xlib may still hold the callback; it will never call it.
    isLost.deallocate()
  }

  /// Whether the input method has gone away, and another should be opened.
  var isGone: Bool { isLost.pointee }

  /// Follows the keyboard to the window or away from it.
  func setFocus(_ isFocused: Bool) {
    guard !isGone else { return }
    connection.perform { _ in isFocused ? XSetICFocus(context) : XUnsetICFocus(context) }
  }

  /// Gives the text that a key press finally makes.
  func text(of event: inout XKeyEvent) -> String {
    guard !isGone else { return "" }
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym: KeySym = 0
    var status: Int32 = 0
    var length = Xutf8LookupString(
      context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(length))
      length = Xutf8LookupString(
        context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    }
    guard status == XLookupChars || status == XLookupBoth, length > 0 else { return "" }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
