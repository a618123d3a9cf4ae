public import AtriumGeometry
internal import CPango

/// Text that is broken into lines and ready to be drawn; it is immutable.
///
/// A paragraph runs from right to left if its first letter with a direction does. Any thread may use a layout.
public final class TextLayout: @unchecked Sendable {
  // Sendable: Pango's objects are accessed only with the text engine's lock held.

  /// The horizontal alignment of the lines.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge for a left-to-right paragraph, and at the right edge for a right-to-left paragraph.
    case natural
    /// At the left edge.
    case left
    /// In the centre.
    case center
    /// At the right edge.
    case right
    /// At both edges, except for the last line of a paragraph.
    case justified
  }

  /// The way in which text that is wider than the layout is broken or truncated.
  public enum LineBreakMode: Hashable, Sendable {
    /// Lines break between words, and within a word that is longer than a line.
    case byWordWrapping
    /// Lines break anywhere.
    case byCharWrapping
    /// Lines break between words; an ellipsis replaces the text after the last line.
    case byTruncatingTail
    /// Lines break between words; an ellipsis replaces the middle of the last line.
    case byTruncatingMiddle
    /// Lines break between words; an ellipsis replaces the beginning of the last line.
    case byTruncatingHead
    /// Lines do not break, and are clipped at the edge.
    case byClipping
  }

  /// The original text.
  public let text: String
  /// The font.
  public let font: Font
  /// The size of all lines, in points; as wide as the widest line.
  ///
  /// Empty text has the height of a line and no width.
  public let size: Size
  /// The distance of the first baseline from the top, in points.
  public let firstBaseline: Double
  /// The distance of the last baseline from the top, in points.
  public let lastBaseline: Double
  /// The number of drawn lines; 1 for empty text.
  public let lineCount: Int
  /// Whether part of the text is not drawn.
  public let isTruncated: Bool
  /// Whether a line ends inside a word, because the word is wider than the layout.
  ///
  /// The truncated end of a line does not count.
  public let breaksWords: Bool
  /// The bounding box of the ink, relative to the layout's top left corner.
  public let inkBounds: Rect

  /// The clip, if lines are clipped.
  let clip: Rect?
  /// The shaped text.
  ///
  /// A long line is measured without being shaped, and this is nil until the line is first drawn or inspected. It is
  /// also nil during deinitialisation.
  private var shaped: ShapedText?
  /// The text and the parameters, for shaping when the text is drawn.
  private let request: TextRequest
  /// The number of bytes that were shaped to make the layout.
  package let shapedByteCount: Int

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; it is truncated to 65536 bytes. A NUL is drawn as U+FFFD.
  ///   - font: The font.
  ///   - maximumWidth: The width of the layout, in points; nil for no limit.
  ///   - maximumLines: The maximum number of lines; 0 for no limit. Without a limit, the modes with an ellipsis do
  ///     not truncate.
  ///   - alignment: The horizontal alignment of the lines.
  ///   - lineBreakMode: The way in which text that is wider than the layout is broken or truncated.
  ///   - lineSpacing: The extra space between two lines, in points.
  ///   - runs: The parts of the text with another font, colour or decoration.
  ///   - paragraph: The indents of lines and the distances between paragraphs.
  public init(
    _ text: String, font: Font, maximumWidth: Double? = nil, maximumLines: Int = 0,
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: Double = 0, runs: [TextRun] = [], paragraph: TextParagraphMetrics = .init()
  ) {
    let request = TextRequest(
      text: text, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing, runs: runs,
      paragraph: paragraph)
    (self.text, self.font, self.request) = (text, font, request)
    let made = TextEngine.withShared { engine -> Made in
      if let line = LongLine(request, engine: engine) { return .measured(line) }
      return .shaped(ShapedText.visible(request, engine: engine))
    }
    switch made {
    case .measured(let line):
      (size, inkBounds, isTruncated) = (line.size, line.inkBounds, request.isCut)
      (lineCount, firstBaseline, clip) = (1, line.firstBaseline, nil)
      lastBaseline = line.firstBaseline
      (shapedByteCount, breaksWords) = (line.shapedByteCount, false)
    case .shaped(let shaped):
      (size, inkBounds, isTruncated) = (shaped.size, shaped.inkBounds, shaped.isTruncated)
      (lineCount, firstBaseline) = (shaped.lines.count, shaped.lines.first?.baseline ?? 0)
      lastBaseline = shaped.lines.last?.baseline ?? 0
      (clip, shapedByteCount) = (shaped.clip, shaped.shapedByteCount)
      breaksWords = TextEngine.withShared { _ in shaped.breaksWords }
      self.shaped = shaped
    }
  }

  private enum Made: @unchecked Sendable {
    /// A long line that was measured by its pieces.
    case measured(LongLine)
    case shaped(ShapedText)
  }

  /// Returns the shaped text; a line that was only measured is shaped here, with the lock held.
  private func shape(_ engine: TextEngine) -> ShapedText {
    if let shaped { return shaped }
    let made = ShapedText(request, context: engine.context)
    shaped = made
    return made
  }

  deinit {
    // Release with the lock held: the last reference frees Pango's objects.
    TextEngine.withShared { _ in shaped = nil }
  }

  /// The number of characters that are drawn as boxes because no installed font contains them.
  package var unknownGlyphCount: Int {
    TextEngine.withShared { Int(pango_layout_get_unknown_glyphs_count(shape($0).layout)) }
  }

  /// The images inside the text.
  var attachments: [PlacedAttachment] {
    guard request.hasAttachments else { return [] }
    return TextEngine.withShared { shape($0).attachments }
  }

  /// Draws the text with a Cairo context's source.
  ///
  /// - Parameters:
  ///   - context: The Cairo context; its current path is lost.
  ///   - point: The top left corner, in the context's space.
  ///   - transform: The transform from the context's space to pixels.
  func draw(in context: OpaquePointer?, at point: Point, transform: AffineTransform) {
    let place = Place(context: context)
    TextEngine.withShared { engine in
      shape(engine).draw(in: place.context, at: point, transform: transform, glyphs: engine.glyphs)
    }
  }

  /// Passes a context into the sendable closure of the engine.
  private struct Place: @unchecked Sendable {
    let context: OpaquePointer?
  }
}
