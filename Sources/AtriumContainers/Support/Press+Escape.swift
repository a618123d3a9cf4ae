import AtriumKit

extension Press {
  /// Whether it is the first press of Escape without modifiers.
  var isEscape: Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && !isRepeat
  }
}
