/// A responder that receives text while it is the first responder.
///
/// A view that shows the composition of input methods adopts ``TextInputReceiving``.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Inserts typed text.
  func insertText(_ text: String)
}
