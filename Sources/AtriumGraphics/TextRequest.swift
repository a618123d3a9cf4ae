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
