/// A key and the characters that it produces with the modifiers held.
public struct Key: Hashable, Sendable {
  /// The key, by its meaning in the active keyboard layout.
  public var keyCode: KeyboardHIDUsage
  /// The characters that it produces; empty for a key without any.
  public var characters: String
  /// The characters that it would produce without modifiers other than Shift.
  public var charactersIgnoringModifiers: String
  /// The modifiers held.
  public var modifierFlags: KeyModifierFlags

  /// Makes a key; its characters without modifiers default to its characters.
  public init(
    keyCode: KeyboardHIDUsage, characters: String = "",
    charactersIgnoringModifiers: String? = nil, modifierFlags: KeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
  }
}
