/// The provisional text that an input method composes and shows before it commits text.
///
/// Offsets are in bytes of UTF-8 in ``string``, and are always between two Unicode scalars. The values come from
/// programs that cannot be trusted. The initialiser therefore moves invalid offsets down to the previous boundary
/// and clamps them to the text.
public struct MarkedText: Hashable, Sendable {
  /// The emphasis of a section of the text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Underlined, as most marked text is.
    public static let underlined = Style(rawValue: 1)
    /// Selected: the section that is being converted.
    public static let selected = Style(rawValue: 2)
  }

  /// A section of the marked text with one style.
  public struct Span: Hashable, Sendable {
    /// The range of the section, in bytes of UTF-8; never empty in ``MarkedText/spans``.
    public let range: Range<Int>
    /// The emphasis of the section.
    public let style: Style

    /// Makes a section; ``MarkedText`` clamps its range to the text.
    public init(_ range: Range<Int>, _ style: Style) {
      self.range = range
      self.style = style
    }
  }

  /// The provisional text.
  public let string: String
  /// The offset of the caret, in bytes of UTF-8; nil if the input method shows no caret.
  public let caret: Int?
  /// The emphasised sections, in the order of the input method.
  public let spans: [Span]

  /// Makes marked text.
  ///
  /// - Parameters:
  ///   - string: The provisional text.
  ///   - caret: The offset of the caret, in bytes of UTF-8; nil if the input method shows no caret.
  ///   - spans: The emphasised sections. Sections that are empty in this text are removed.
  public init(_ string: String, caret: Int? = nil, spans: [Span] = []) {
    self.string = string
    func offset(_ offset: Int) -> Int {
      let utf8 = string.utf8
      guard offset > 0,
        let index = utf8.index(
          utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
      else { return offset > 0 ? utf8.count : 0 }
      var start = index
      while start != utf8.endIndex, utf8[start] & 0xc0 == 0x80 { utf8.formIndex(before: &start) }
      return utf8.distance(from: utf8.startIndex, to: start)
    }
    self.caret = caret.map(offset)
    self.spans = spans.compactMap { span in
      let (lower, upper) = (offset(span.range.lowerBound), offset(span.range.upperBound))
      return lower < upper ? Span(lower..<upper, span.style) : nil
    }
  }
}
