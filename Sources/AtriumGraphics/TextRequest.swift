internal import CPango

/// What a text layout is asked for, in terms that Pango can do.
struct TextRequest {
  /// What is to be set, without what Pango cannot take.
  let text: String
  /// Whether the end of the text was left out because there is too much.
  let isCut: Bool
  let font: Font
  /// The distance between the edges, in points; nil for any.
  let maximumWidth: Double?
  /// The number of lines; 0 for any.
  let maximumLines: Int
  let alignment: TextLayout.Alignment
  let lineBreakMode: TextLayout.LineBreakMode
  let lineSpacing: Double

  /// So much can be set in a blink; Pango's time and its 32-bit widths are at risk beyond.
  private static let maximumByteCount = 65536

  init(
    text: String, font: Font, maximumWidth: Double?, maximumLines: Int,
    alignment: TextLayout.Alignment, lineBreakMode: TextLayout.LineBreakMode,
    lineSpacing: Double
  ) {
    (self.text, isCut) = TextRequest.settable(text)
    self.font = font
    self.maximumLines = max(0, maximumLines)
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, -4096), 4096) : 0
    self.maximumWidth = maximumWidth.flatMap { width in
      // What does not fit in Pango's units is as good as no limit.
      width >= 1_000_000 ? nil : max(0, width.isNaN ? 0 : width)
    }
  }

  /// Where the ellipsis goes; nil if the mode has none.
  var ellipsis: PangoEllipsizeMode? {
    switch lineBreakMode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }

  /// The text between the ends of paragraphs; one part at least.
  var paragraphs: [Substring] {
    // What ends a paragraph is one of the control characters or begins with one of these bytes;
    // reading characters takes longer than setting a label.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else {
      return [text[...]]
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether words may be divided, with a hyphen where they are.
  var hasSoftHyphens: Bool { text.unicodeScalars.contains("\u{AD}") }

  /// The language that the script gives away; nil if it could be one of several.
  ///
  /// Chinese, Japanese and Korean share characters that look different in each: whoever writes
  /// kana wants the Japanese ones.
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

  /// The text without NUL, which would end it, and not longer than is safe.
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
