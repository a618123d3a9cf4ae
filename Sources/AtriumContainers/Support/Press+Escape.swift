import AtriumKit

extension Press {
  /// Whether the press is a press of Escape without modifiers, and not a key repeat.
  var isEscape: Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && !isRepeat
  }
}
