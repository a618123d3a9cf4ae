internal import AtriumKit

/// The input that keys cause, in the order in which the window receives it.
enum TypedInput {
  /// A key has been pressed or auto-repeats, and types this text; nil if no input method can determine the text.
  case down(X11KeyEvent, text: String?)
  /// A key has been released.
  case up(X11KeyEvent)
  /// Several keys, or an input method, have composed this text.
  case text(String, state: UInt32)
  /// An input method composes this text; nil if the composition has ended.
  case marked(MarkedText?)
}
