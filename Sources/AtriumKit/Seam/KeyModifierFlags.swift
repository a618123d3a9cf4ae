/// The modifier keys and states of a key event.
///
/// The raw values are UIKit's.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock is on.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// An Alt key.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// A Super key.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
