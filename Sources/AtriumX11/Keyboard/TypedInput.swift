/// What became of keys, in the order in which the window hears of it.
enum TypedInput {
  /// A key went down or repeats, and writes this; nil where nothing can tell what it writes.
  case down(X11KeyEvent, text: String?)
  /// A key went up.
  case up(X11KeyEvent)
  /// Several keys, or an input method, made this text.
  case text(String, state: UInt32)
}
