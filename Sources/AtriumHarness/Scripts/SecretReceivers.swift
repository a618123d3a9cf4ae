import AtriumKit

/// Tells which receivers of text are secret.
///
/// A receiver that was secret stays so: a field that shows a password for a moment holds the same
/// text as before.
@MainActor
struct SecretReceivers {
  private struct Entry {
    weak var receiver: Responder?
  }

  private var entries: [Entry] = []

  /// Whether a responder's text is secret, or was when this was asked before.
  mutating func contains(_ responder: Responder?) -> Bool {
    guard let responder else { return false }
    if entries.contains(where: { $0.receiver === responder }) { return true }
    guard (responder as? any KeyInputReceiving)?.isSecureTextEntry == true else { return false }
    entries.removeAll { $0.receiver == nil }
    entries.append(Entry(receiver: responder))
    return true
  }
}
