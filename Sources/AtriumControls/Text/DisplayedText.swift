public import AtriumGeometry
public import AtriumGraphics

/// One piece of text as a view paints it.
public struct DisplayedText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The smallest rectangle around the lines, in the view's coordinates.
  public var rect: Rect
  /// What the letters are painted with.
  public var color: Color
  /// What the letters are set in.
  public var font: Font
  /// Whether part of the text is left out for want of room.
  public var isTruncated: Bool

  /// Makes the description of a piece of text.
  public init(string: String, rect: Rect, color: Color, font: Font, isTruncated: Bool = false) {
    self.string = string
    self.rect = rect
    self.color = color
    self.font = font
    self.isTruncated = isTruncated
  }

  /// Makes the description of a layout that is drawn at a point.
  public init(_ layout: TextLayout, at point: Point, color: Color) {
    self.init(
      string: layout.text,
      rect: layout.inkBounds.isEmpty
        ? Rect(origin: point, size: layout.size)
        : layout.inkBounds.offsetBy(dx: point.x, dy: point.y),
      color: color, font: layout.font, isTruncated: layout.isTruncated)
  }

  /// Whether the letters are so large that less contrast will do (WCAG 2.x: 24 px, or 18.7 px bold).
  public var isLarge: Bool {
    font.size >= 24 || (font.size >= 18.66 && font.weight.rawValue >= Font.Weight.bold.rawValue)
  }
}
