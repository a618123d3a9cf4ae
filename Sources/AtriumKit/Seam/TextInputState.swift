public import AtriumGeometry

/// The state of the view that receives text, for an input method.
public struct TextInputState: Hashable, Sendable {
  /// The number of the view; each change of the view brings another number.
  public var receiver: Int
  /// The rectangle of the caret, in points of the window, beside which the method shows its
  /// candidates; nil where the view shows no caret.
  public var caret: Rect?

  /// Makes a state.
  public init(receiver: Int, caret: Rect? = nil) {
    self.receiver = receiver
    self.caret = caret
  }
}
