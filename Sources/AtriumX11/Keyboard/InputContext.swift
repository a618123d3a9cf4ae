internal import CX11

/// Reads the text of key events from an X input context.
enum InputContext {
  /// Returns the text that a key press commits.
  ///
  /// Call this method on the thread of the context's connection.
  static func text(of event: inout XKeyEvent, in context: XIC) -> String {
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
