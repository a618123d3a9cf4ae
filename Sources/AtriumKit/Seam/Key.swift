/// A key and what it writes with the modifiers held.
public struct Key: Hashable, Sendable {
  /// Which key, by its meaning in the layout in force.
  public var keyCode: KeyboardHIDUsage
  /// What it writes; empty for a key that writes nothing.
  public var characters: String
  /// What it would write without modifiers, Shift apart.
  public var charactersIgnoringModifiers: String
  /// The modifiers held.
  public var modifierFlags: KeyModifierFlags

  /// Makes a key; what it writes without modifiers is what it writes, unless said otherwise.
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
