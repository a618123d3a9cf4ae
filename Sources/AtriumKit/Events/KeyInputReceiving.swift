/// A responder that receives text while it is the first responder.
///
/// A view that also shows the text being composed in an input method adopts ``TextInputReceiving``
/// instead.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Inserts text that the user has typed.
  func insertText(_ text: String)

  /// Returns whether the receiver itself handles a key that is pressed, so that no key command
  /// receives the key.
  ///
  /// The method is called for all keys, including combinations such as Ctrl+C. A command with
  /// ``KeyCommand/wantsPriorityOverSystemBehavior`` takes precedence. The default implementation
  /// claims no key. Keys that type a character never reach commands.
  func claims(_ key: Key) -> Bool

  /// Whether the text is secret, such as a password; false by default.
  ///
  /// Recordings and logs omit text that is typed while the property is true.
  var isSecureTextEntry: Bool { get }
}

extension KeyInputReceiving {
  /// The default value: the text is not secret.
  public var isSecureTextEntry: Bool { false }

  /// The default implementation claims no key.
  public func claims(_ key: Key) -> Bool { false }
}
