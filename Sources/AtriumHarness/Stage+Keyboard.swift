public import AtriumKit

extension Stage {
  /// Presses and releases a key, each in a separate turn at the current time.
  ///
  /// - Parameters:
  ///   - keyCode: The code of the key.
  ///   - modifiers: The modifier keys.
  public func key(_ keyCode: KeyboardHIDUsage, modifiers: KeyModifierFlags = []) {
    perform(.key(Key(keyCode: keyCode, modifierFlags: modifiers)))
  }

  /// Presses and releases a key by its name in scripts: `Escape`, `a`, `Shift+F10`.
  ///
  /// Traps if the name is unknown.
  public func key(_ name: String) {
    guard let key = Key(named: name) else {
      fatalError("No key is named \"\(name)\"; names are such as Escape, Left, F10, Ctrl+a.")
    }
    perform(.key(key))
  }

  /// Types a string, key by key, at the current time.
  public func type(_ text: String) {
    perform(.typing(text))
  }
}
