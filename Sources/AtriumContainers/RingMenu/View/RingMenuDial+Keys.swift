import AtriumKit

extension RingMenuDial {
  /// The effect of a key while the user is setting a dial.
  enum KeyEffect: Equatable {
    case set(Int)
    case end
    case revert
  }

  /// Returns the effect of a key; nil if the key does not belong to a dial.
  static func effect(of code: KeyboardHIDUsage, at value: Int) -> KeyEffect? {
    switch code {
    case .keyboardRightArrow, .keyboardUpArrow: .set(value + 1)
    case .keyboardLeftArrow, .keyboardDownArrow: .set(value - 1)
    case .keyboardPageUp: .set(value + 10)
    case .keyboardPageDown: .set(value - 10)
    case .keyboardHome: .set(0)
    case .keyboardEnd: .set(100)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: .end
    case .keyboardEscape, .keyboardDeleteOrBackspace: .revert
    default: nil
    }
  }
}
