import AtriumKit

extension Press {
  /// Whether the press is the first press of Escape, without modifiers.
  var isEscape: Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && !isRepeat
  }
}
