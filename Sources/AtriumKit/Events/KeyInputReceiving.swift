/// A responder that receives text while it is the first responder.
///
/// A view that shows the composition of input methods adopts ``TextInputReceiving``.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Inserts typed text.
  func insertText(_ text: String)

  /// Whether the receiver itself handles a key that goes down, so that no key command gets it.
  ///
  /// It is asked for all keys, such as Ctrl+C. A command with
  /// ``KeyCommand/wantsPriorityOverSystemBehavior`` comes first. The default claims no key; keys
  /// that type a character never reach commands.
  func claims(_ key: Key) -> Bool

  /// Whether the text is secret, such as a password; false by default.
  ///
  /// Recordings and logs leave out the text that is typed meanwhile.
  var isSecureTextEntry: Bool { get }
}

extension KeyInputReceiving {
  /// Text is not secret.
  public var isSecureTextEntry: Bool { false }

  /// Claims no key.
  public func claims(_ key: Key) -> Bool { false }
}
