/// A responder that takes text while it has the keyboard.
@MainActor
public protocol KeyInputReceiving: AnyObject {
  /// Takes text that was typed.
  func insertText(_ text: String)
}
