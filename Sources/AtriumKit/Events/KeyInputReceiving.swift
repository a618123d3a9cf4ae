/// A responder that receives text while it is the first responder.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Inserts typed text.
  func insertText(_ text: String)
}
