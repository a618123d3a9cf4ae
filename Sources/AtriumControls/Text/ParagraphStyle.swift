public import AtriumGraphics

/// The alignment, the line breaks and the line spacing of attributed text.
///
/// The style of the first character applies to the whole text.
open class ParagraphStyle {
  /// The horizontal alignment of the lines.
  open internal(set) var alignment = TextLayout.Alignment.natural
  /// The mode in which text that does not fit is wrapped or truncated.
  open internal(set) var lineBreakMode = TextLayout.LineBreakMode.byTruncatingTail
  /// The additional space between two lines, in points.
  open internal(set) var lineSpacing = 0.0

  /// Makes a style with natural alignment.
  public init() {}

  /// Returns a ``MutableParagraphStyle`` with the same values.
  public func mutableCopy() -> Any { changeable() }

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

  /// Copies all values of another style.
  public func setParagraphStyle(_ style: ParagraphStyle) {
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    lineSpacing = style.lineSpacing
  }
}
