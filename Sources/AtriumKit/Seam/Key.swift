/// A key, and the characters that it produces with the pressed modifiers.
public struct Key: Hashable, Sendable {
  /// The key, identified by its meaning in the active keyboard layout.
  public var keyCode: KeyboardHIDUsage
  /// The characters that the key produces; empty for a key that produces none.
  public var characters: String
  /// The characters that the key would produce without modifiers other than Shift.
  public var charactersIgnoringModifiers: String
  /// The modifier keys that are pressed.
  public var modifierFlags: KeyModifierFlags

  /// Makes a key; ``charactersIgnoringModifiers`` is by default the same as ``characters``.
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
