public import AtriumGeometry
public import AtriumGraphics

/// A piece of text that a view draws.
public struct DisplayedText: Hashable, Sendable {
  /// The text as a string.
  public var string: String
  /// The smallest rectangle that contains the lines, in the view's coordinates.
  public var rect: Rect
  /// The colour of the text.
  public var color: Color
  /// The font of the text.
  public var font: Font
  /// Whether the text is truncated.
  public var isTruncated: Bool
  /// Whether a line ends inside a word.
  public var breaksWords: Bool

  /// Makes the description of a piece of text.
  public init(
    string: String, rect: Rect, color: Color, font: Font, isTruncated: Bool = false,
    breaksWords: Bool = false
  ) {
    self.string = string
    self.rect = rect
    self.color = color
    self.font = font
    self.isTruncated = isTruncated
    self.breaksWords = breaksWords
  }

  /// Makes the description of a text layout that is drawn at a point.
  public init(_ layout: TextLayout, at point: Point, color: Color) {
    self.init(
      string: layout.text,
      rect: layout.inkBounds.isEmpty
        ? Rect(origin: point, size: layout.size)
        : layout.inkBounds.offsetBy(dx: point.x, dy: point.y),
      color: color, font: layout.font, isTruncated: layout.isTruncated,
      breaksWords: layout.breaksWords)
  }
}
