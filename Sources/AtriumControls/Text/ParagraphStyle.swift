public import AtriumGraphics

/// The alignment, the line breaks and the distances of the lines of an attributed text.
///
/// In a text view each paragraph has the style of its first character. In a label the style of the first character
/// applies to the whole text, except that each part of the text has its own line heights.
open class ParagraphStyle {
  /// The horizontal alignment of the lines.
  open internal(set) var alignment = TextLayout.Alignment.natural
  /// The mode in which text that does not fit is wrapped or truncated.
  open internal(set) var lineBreakMode = TextLayout.LineBreakMode.byTruncatingTail
  /// The additional space between two lines, in points.
  open internal(set) var lineSpacing = 0.0
  /// The additional space between two paragraphs, in points.
  open internal(set) var paragraphSpacing = 0.0
  /// The additional space before each paragraph except the first, in points.
  open internal(set) var paragraphSpacingBefore = 0.0
  /// The indent of the first line of each paragraph, in points.
  open internal(set) var firstLineHeadIndent = 0.0
  /// The indent of the lines after the first line of each paragraph, in points.
  open internal(set) var headIndent = 0.0
  /// The position at which lines end, in points; 0, the default, is the trailing edge.
  ///
  /// A positive value is a distance from the leading edge. A negative value is a distance from the trailing edge.
  open internal(set) var tailIndent = 0.0
  /// The minimum height of a line, in points.
  open internal(set) var minimumLineHeight = 0.0
  /// The maximum height of a line, in points; 0 for no maximum.
  open internal(set) var maximumLineHeight = 0.0
  /// The factor for the height of lines; 0 leaves the height unchanged.
  open internal(set) var lineHeightMultiple = 0.0

  /// A style with the default values.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Makes a style with natural alignment.
  public init() {}

  /// Returns a ``MutableParagraphStyle`` with the same values.
  public func mutableCopy() -> Any { changeable() }

  /// The indents and the distances between paragraphs.
  var metrics: TextParagraphMetrics {
    TextParagraphMetrics(
      spacing: max(0, paragraphSpacing) + max(0, paragraphSpacingBefore),
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent)
  }

  /// The limits for the height of lines; nil if the style has none.
  var lineHeight: TextLineHeight? {
    guard lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0 else {
      return nil
    }
    return TextLineHeight(
      multiple: lineHeightMultiple, minimum: minimumLineHeight, maximum: maximumLineHeight)
  }

  func changeable() -> MutableParagraphStyle {
    let copy = MutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// A paragraph style that can be changed.
open class MutableParagraphStyle: ParagraphStyle {
  /// The horizontal alignment of the lines.
  open override var alignment: TextLayout.Alignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The mode in which text that does not fit is wrapped or truncated.
  open override var lineBreakMode: TextLayout.LineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The additional space between two lines, in points.
  open override var lineSpacing: Double {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The additional space between two paragraphs, in points.
  open override var paragraphSpacing: Double {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The additional space before each paragraph except the first, in points.
  open override var paragraphSpacingBefore: Double {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line of each paragraph, in points.
  open override var firstLineHeadIndent: Double {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indent of the lines after the first line of each paragraph, in points.
  open override var headIndent: Double {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The position at which lines end, in points, as in ``ParagraphStyle/tailIndent``.
  open override var tailIndent: Double {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: Double {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no maximum.
  open override var maximumLineHeight: Double {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor for the height of lines; 0 leaves the height unchanged.
  open override var lineHeightMultiple: Double {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// Copies all values of another style.
  public func setParagraphStyle(_ style: ParagraphStyle) {
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    (lineSpacing, paragraphSpacing) = (style.lineSpacing, style.paragraphSpacing)
    paragraphSpacingBefore = style.paragraphSpacingBefore
    (firstLineHeadIndent, headIndent) = (style.firstLineHeadIndent, style.headIndent)
    tailIndent = style.tailIndent
    (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
    lineHeightMultiple = style.lineHeightMultiple
  }
}
