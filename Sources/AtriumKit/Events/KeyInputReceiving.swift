/// A responder that receives text while it is the first responder.
///
/// A view that also shows the text that is being composed in an input method adopts ``TextInputReceiving`` instead.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Inserts text that the user has typed.
  func insertText(_ text: String)

  /// Returns whether the receiver itself handles a key press; key commands then do not receive the key.
  ///
  /// The method is called for all keys, including combinations such as Ctrl+C. A command with
  /// ``KeyCommand/wantsPriorityOverSystemBehavior`` takes precedence. The default implementation returns false. Keys
  /// that type a character are never sent to other commands.
  func claims(_ key: Key) -> Bool

  /// Whether the text is secret, such as a password; false by default.
  ///
  /// While the property is true, recordings and logs omit the text that is typed.
  var isSecureTextEntry: Bool { get }
}

extension KeyInputReceiving {
  /// The default value: the text is not secret.
  public var isSecureTextEntry: Bool { false }

  /// The default implementation returns false.
  public func claims(_ key: Key) -> Bool { false }
}
