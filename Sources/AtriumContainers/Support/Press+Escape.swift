import AtriumKit

extension Press {
  /// Whether the press is an initial press (no key repeat) of Escape without modifiers.
  var isEscape: Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && !isRepeat
  }
}
