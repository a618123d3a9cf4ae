import AtriumKit

/// Determines which receivers of text are secret.
///
/// A receiver that was once secret stays secret, because a field that temporarily shows its password still
/// contains the password.
@MainActor
struct SecretReceivers {
  private struct Entry {
    weak var receiver: Responder?
  }

  private var entries: [Entry] = []

  /// Returns whether a responder's text is secret, or was secret in an earlier call.
  mutating func contains(_ responder: Responder?) -> Bool {
    guard let responder else { return false }
    if entries.contains(where: { $0.receiver === responder }) { return true }
    guard (responder as? any KeyInputReceiving)?.isSecureTextEntry == true else { return false }
    entries.removeAll { $0.receiver == nil }
    entries.append(Entry(receiver: responder))
    return true
  }
}
