/// A part of text that differs from the rest in its font, its colour or its decoration.
public struct TextRun: Hashable, Sendable {
  /// The part of the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The font; nil for the text's font.
  public var font: Font?
  /// The colour of the letters; nil for the colour that the text is drawn in.
  public var color: Color?
  /// The colour behind the letters; nil for no background.
  public var backgroundColor: Color?
  /// The space that is added after each character, in points.
  public var tracking = 0.0
  /// The distance by which the letters are raised, in points; negative numbers lower them.
  public var baselineOffset = 0.0
  /// Whether a line is drawn under the letters.
  public var isUnderlined = false
  /// Whether a line is drawn through the letters.
  public var isStruckThrough = false
  /// The colour of the line under the letters; nil for the colour of the letters.
  public var underlineColor: Color?
  /// The colour of the line through the letters; nil for the colour of the letters.
  public var strikethroughColor: Color?
  /// The limits for the height of the lines; nil for the heights of the fonts.
  public var lineHeight: TextLineHeight?
  /// The image that replaces each character of the run; nil for no image.
  public var attachment: TextRunAttachment?

  /// Makes a run that does not differ from the rest of the text yet.
  public init(range: Range<Int>) { self.range = range }
}
