public import AtriumGeometry

/// The state of the view that receives text, as an input method needs it.
public struct TextInputState: Hashable, Sendable {
  /// The identifier of the view that receives text; it changes when another view receives the text.
  public var receiver: Int
  /// The rectangle of the caret, in points, in the window's coordinates; nil if the view shows no caret.
  ///
  /// The input method shows its candidates beside the caret.
  public var caret: Rect?

  /// Makes a state of text input.
  public init(receiver: Int, caret: Rect? = nil) {
    self.receiver = receiver
    self.caret = caret
  }
}
