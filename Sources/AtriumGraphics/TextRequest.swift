internal import CPango

/// The parameters of a text layout, adjusted to Pango's limits.
struct TextRequest {
  /// The text, without NUL and within the maximum length.
  var text: String
  /// Whether the text exceeded the maximum length and was cut.
  var isCut: Bool
  let font: Font
  /// The width of the layout, in points; nil for no limit.
  let maximumWidth: Double?
  /// The maximum number of lines; 0 for no limit.
  let maximumLines: Int
  let alignment: TextLayout.Alignment
  let lineBreakMode: TextLayout.LineBreakMode
  let lineSpacing: Double
  /// The parts of the text with another font, colour or decoration.
  let runs: [TextRun]
  /// The heights of the lines of each run, in points; nil for the natural height.
  ///
  /// They are computed here, since metrics of fonts cannot be read with the engine's lock held.
  let lineHeights: [Double?]
  /// The indents and the distances between paragraphs.
  let paragraph: TextParagraphMetrics
  /// Whether the text runs from right to left; nil derives the direction from the text.
  var isRightToLeft: Bool?

  /// The maximum length, in bytes; longer text may take a long time, and may overflow Pango's 32-bit widths.
  private static let maximumByteCount = 65536

  init(
    text: String, font: Font, maximumWidth: Double?, maximumLines: Int,
    alignment: TextLayout.Alignment, lineBreakMode: TextLayout.LineBreakMode,
    lineSpacing: Double, runs: [TextRun] = [], paragraph: TextParagraphMetrics = .init()
  ) {
    self.runs = runs
    lineHeights = runs.map { $0.lineHeight?.height(for: $0.font ?? font) }
    self.paragraph = paragraph.limited
    (self.text, isCut) = TextRequest.settable(text)
    self.font = font
    self.maximumLines = max(0, maximumLines)
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, -4096), 4096) : 0
    self.maximumWidth = maximumWidth.flatMap { width in
      // A width beyond the range of Pango's units means no limit.
      width >= 1_000_000 ? nil : max(0, width.isNaN ? 0 : width)
    }
  }

  /// The position of the ellipsis; nil if the mode uses no ellipsis.
  var ellipsis: PangoEllipsizeMode? {
    switch lineBreakMode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }

  /// The paragraphs of the text; at least one.
  var paragraphs: [Substring] {
    // A paragraph separator is a control character or begins with the byte C2 or E2. Checking bytes
    // is fast; iterating over characters takes longer than the layout of a label.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else {
      return [text[...]]
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether the text contains soft hyphens.
  var hasSoftHyphens: Bool { text.unicodeScalars.contains("\u{AD}") }

  /// The language derived from the script; nil if the script is ambiguous.
  ///
  /// Chinese, Japanese and Korean share characters that have different shapes: text with kana needs the
  /// Japanese shapes.
  var language: String? {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF: return "ja"
      case 0xAC00...0xD7A3: return "ko"
      default: continue
      }
    }
    return nil
  }

  /// Returns the text, cut to the maximum length.
  ///
  /// NUL is replaced, since it would end the text.
  private static func settable(_ text: String) -> (String, Bool) {
    let isTooLong = text.utf8.count > maximumByteCount
    guard isTooLong || text.utf8.contains(0) else { return (text, false) }
    var result = String.UnicodeScalarView()
    var byteCount = 0
    for scalar in text.unicodeScalars {
      let safe = scalar == "\0" ? "\u{FFFD}" : scalar
      byteCount += UTF8.width(safe)
      if byteCount > maximumByteCount {
        result.append("…")
        return (String(result), true)
      }
      result.append(safe)
    }
    return (String(result), false)
  }
}
