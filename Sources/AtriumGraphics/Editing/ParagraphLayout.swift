package import AtriumGeometry
internal import CPango

/// A paragraph, or a piece of a long paragraph, that is laid out for editing; it is immutable.
///
/// The text has no line separators. Coordinates are points from the layout's top left corner. Any thread
/// may use the layout.
package final class ParagraphLayout: @unchecked Sendable {
  // Sendable: Pango's objects are accessed only with the text engine's lock held.

  /// A line of the paragraph.
  package struct Line: Sendable {
    /// The range of the line's text; a space at a soft wrap belongs to the previous line.
    package var range: Range<TextOffset>
    /// The top edge of the line, in points.
    package var top: Double
    /// The bottom edge of the line, in points.
    package var bottom: Double
    /// The left edge of the line, in points.
    package var x: Double
    /// Pango's own indent of the line, in points, which Pango adds to positions in the layout.
    fileprivate var indent: Double
    /// The index of the line in the layout.
    fileprivate(set) var index: Int
  }

  /// The paragraph's caret stops and words.
  package let boundaries: TextBoundaries
  /// Whether the paragraph runs from right to left.
  package let isRightToLeft: Bool
  /// Whether each grapheme is shown as a bullet (TX-74).
  package let isMasked: Bool
  /// The size of all lines, in points; as wide as the widest line.
  package let size: Size
  /// The lines; at least one.
  package let lines: [Line]
  /// The distance of the first baseline from the top, in points.
  package let firstBaseline: Double
  /// The images inside the paragraph.
  let attachments: [PlacedAttachment]
  /// The caret stops of masked text; empty if the text is not masked.
  private let maskedStops: [TextOffset]
  /// The shaped text; nil only during deinitialisation.
  private var shaped: ShapedText?

  /// The character that is shown for each grapheme of secure text.
  package static let bullet = "\u{25CF}"

  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - text: The text, without line separators and NUL.
  ///   - font: The font.
  ///   - maximumWidth: The width at which lines break, in points; nil for one line.
  ///   - alignment: The horizontal alignment of the lines.
  ///   - isRightToLeft: The paragraph's direction.
  ///   - isMasked: Whether each grapheme is shown as a bullet. Masked text has no runs.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreakMode: The way in which text that is wider than the layout is broken or truncated.
  ///   - lineSpacing: The extra space between two lines, in points.
  ///   - runs: The parts of the text with another font, colour or decoration.
  ///   - paragraph: The indents of lines.
  package init(
    _ text: String, font: Font, maximumWidth: Double? = nil,
    alignment: TextLayout.Alignment = .natural, isRightToLeft: Bool = false,
    isMasked: Bool = false, maximumLines: Int = 0,
    lineBreakMode: TextLayout.LineBreakMode = .byWordWrapping, lineSpacing: Double = 0,
    runs: [TextRun] = [], paragraph: TextParagraphMetrics = .init()
  ) {
    boundaries = TextBoundaries(text)
    maskedStops = isMasked ? boundaries.stops : []
    let shown =
      isMasked
      ? String(repeating: ParagraphLayout.bullet, count: max(0, maskedStops.count - 1)) : text
    var request = TextRequest(
      text: shown, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing,
      runs: isMasked ? [] : runs, paragraph: paragraph)
    request.isRightToLeft = isRightToLeft
    let made = TextEngine.withShared { engine in
      let shaped = ShapedText(
        request, context: isRightToLeft ? engine.rightToLeftContext : engine.context)
      return Made(
        shaped: shaped, lines: ParagraphLayout.lines(of: shaped, paragraph: request.paragraph))
    }
    let stops = maskedStops
    lines = made.lines.map { line in
      guard isMasked else { return line }
      var line = line
      func real(_ offset: TextOffset) -> TextOffset {
        stops[min(offset.bytes / ParagraphLayout.bullet.utf8.count, stops.count - 1)]
      }
      line.range = real(line.range.lowerBound)..<real(line.range.upperBound)
      return line
    }
    (shaped, size, firstBaseline) =
      (made.shaped, made.shaped.size, made.shaped.lines.first?.baseline ?? 0)
    (self.isRightToLeft, self.isMasked) = (isRightToLeft, isMasked)
    attachments = made.shaped.attachments
  }

  deinit {
    // Release with the lock held: the last reference frees Pango's objects.
    TextEngine.withShared { _ in shaped = nil }
  }

  /// Returns whether the first letter or mark with a direction runs from right to left; nil without one (TX-37).
  package static func isRightToLeft(_ text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F: return true
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }

  private struct Made: @unchecked Sendable {
    var shaped: ShapedText
    var lines: [Line]
  }

  private static func lines(of shaped: ShapedText, paragraph: TextParagraphMetrics) -> [Line] {
    var lines: [Line] = []
    let iterator = pango_layout_get_iter(shaped.layout)
    defer { pango_layout_iter_free(iterator) }
    for (index, place) in shaped.lines.enumerated() {
      var (top, bottom) = (Int32(0), Int32(0))
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      let start = TextOffset(Int(place.pointer.pointee.start_index))
      lines.append(
        Line(
          range: start..<start + Int(place.pointer.pointee.length), top: shaped.points(top),
          bottom: shaped.points(bottom), x: place.x, indent: paragraph.extra(isFirst: index == 0),
          index: index))
      pango_layout_iter_next_line(iterator)
    }
    return lines
  }

  /// Returns the index of the line that contains a caret.
  ///
  /// - Parameters:
  ///   - offset: The caret.
  ///   - isUpstream: Whether a caret at a soft wrap is at the end of the previous line (TX-35).
  /// - Returns: The index in ``lines``.
  package func lineIndex(of offset: TextOffset, isUpstream: Bool) -> Int {
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return isUpstream && index > 0 && lines[index].range.lowerBound == offset ? index - 1 : index
  }

  /// Returns the rectangle of the strong caret at an offset; its width is 0 (TX-33).
  package func caret(at offset: TextOffset, isUpstream: Bool) -> Rect {
    let line = lines[lineIndex(of: offset, isUpstream: isUpstream)]
    let x = TextEngine.withShared { _ in
      let isAtWrap = isUpstream && line.range.upperBound == offset && offset > line.range.lowerBound
      if isAtWrap, let before = boundaries.stop(before: offset) {
        var (number, x) = (Int32(0), Int32(0))
        pango_layout_index_to_line_x(shaped?.layout, shown(before), 1, &number, &x)
        return points(x)
      }
      var strong = PangoRectangle()
      pango_layout_get_cursor_pos(shaped?.layout, shown(offset), &strong, nil)
      return points(strong.x) - (isRightToLeft ? 0 : line.indent)
    }
    return Rect(x: line.x + x, y: line.top, width: 0, height: line.bottom - line.top)
  }

  /// The result of a hit test.
  package struct Hit: Sendable {
    /// The offset of the nearest caret.
    package var offset: TextOffset
    /// Whether the caret is at the end of a line that is softly wrapped.
    package var isUpstream: Bool
    /// The scalar under the point.
    package var scalar: TextOffset
  }

  /// Returns the caret nearest to a point, which may be outside the layout (TX-34).
  package func hit(_ point: Point) -> Hit {
    let index = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
    return hit(x: point.x, line: index)
  }

  /// Returns the caret of a line that is nearest to an x coordinate.
  package func hit(x: Double, line index: Int) -> Hit {
    let line = lines[min(max(0, index), lines.count - 1)]
    let found = TextEngine.withShared { _ in
      var (scalar, trailing) = (Int32(0), Int32(0))
      pango_layout_line_x_to_index(
        pointer(of: line), units(x - line.x), &scalar, &trailing)
      return (scalar, trailing)
    }
    let scalar = real(found.0)
    let end = line.range.upperBound
    // Pango puts no caret after the last grapheme of a line that is softly wrapped.
    if index + 1 < lines.count, end > line.range.lowerBound,
      let last = boundaries.stop(before: end), scalar >= last
    {
      let (left, right) = (caret(at: last, isUpstream: false), caret(at: end, isUpstream: true))
      if abs(x - right.minX) <= abs(x - left.minX) {
        return Hit(offset: end, isUpstream: true, scalar: scalar)
      }
    }
    let offset =
      isMasked
      ? real(found.0 + found.1 * Int32(ParagraphLayout.bullet.utf8.count))
      : boundaries.stop(atOrAfter: boundaries.offset(scalar, scalars: Int(found.1)))
    return Hit(offset: offset, isUpstream: false, scalar: scalar)
  }

  /// The destination of a visual step.
  package enum Step: Equatable, Sendable {
    /// To another caret of this layout.
    case to(TextOffset)
    /// Beyond the left or the right edge.
    case beyond
  }

  /// Returns the caret one grapheme to the left or the right on screen (TX-31).
  package func step(from offset: TextOffset, toRight: Bool) -> Step {
    let found = TextEngine.withShared { _ in
      var (index, trailing) = (Int32(0), Int32(0))
      pango_layout_move_cursor_visually(
        shaped?.layout, 1, shown(offset), 0, toRight ? 1 : -1, &index, &trailing)
      return (index, trailing)
    }
    guard found.0 >= 0, found.0 < Int32.max else { return .beyond }
    if isMasked {
      return .to(real(found.0 + found.1 * Int32(ParagraphLayout.bullet.utf8.count)))
    }
    return .to(boundaries.offset(real(found.0), scalars: Int(found.1)))
  }

  /// Returns the rectangles of a range; a line with both directions may have several (TX-38).
  package func rects(of range: Range<TextOffset>) -> [Rect] {
    lines.flatMap { line -> [Rect] in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return [] }
      let ranges = TextEngine.withShared { _ in
        var (ranges, count) = (UnsafeMutablePointer<Int32>?.none, Int32(0))
        pango_layout_line_get_x_ranges(
          pointer(of: line), shown(part.lowerBound), shown(part.upperBound), &ranges, &count)
        defer { g_free(ranges) }
        return (0..<Int(count)).compactMap { index in
          ranges.map { (points($0[2 * index]), points($0[2 * index + 1])) }
        }
      }
      let start = line.x - (isRightToLeft ? 0 : line.indent)
      return ranges.map { left, right in
        Rect(x: start + left, y: line.top, width: right - left, height: line.bottom - line.top)
      }
    }
  }

  /// Whether the shown text has runs in both directions.
  package var isMixed: Bool {
    TextEngine.withShared { _ in
      lines.contains { line in
        var run = pointer(of: line)?.pointee.runs
        while let current = run {
          let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
          if let level = item?.pointee.analysis.level, (level % 2 == 1) != isRightToLeft {
            return true
          }
          run = current.pointee.next
        }
        return false
      }
    }
  }

  /// Converts an offset in the text to an offset in the shown text.
  private func shown(_ offset: TextOffset) -> Int32 {
    guard isMasked else { return Int32(clamping: offset.bytes) }
    let count = maskedStops.lastIndex { $0 <= offset } ?? 0
    return Int32(clamping: count * ParagraphLayout.bullet.utf8.count)
  }

  /// Converts an offset in the shown text to an offset in the text.
  private func real(_ shown: Int32) -> TextOffset {
    guard isMasked else { return TextOffset(Int(shown)) }
    let count = Int(shown) / ParagraphLayout.bullet.utf8.count
    return maskedStops[min(max(0, count), maskedStops.count - 1)]
  }

  private func pointer(of line: Line) -> UnsafeMutablePointer<PangoLayoutLine>? {
    shaped?.lines[line.index].pointer
  }

  private func points(_ units: Int32) -> Double { shaped?.points(units) ?? 0 }

  private func units(_ points: Double) -> Int32 {
    Int32(min(max(points / (shaped?.factor ?? 1), -2_000_000), 2_000_000) * Double(PANGO_SCALE))
  }

  /// Draws the paragraph with the source of a Cairo context.
  func draw(in context: OpaquePointer?, at point: Point, transform: AffineTransform) {
    let place = Place(context: context)
    TextEngine.withShared { engine in
      shaped?.draw(in: place.context, at: point, transform: transform, glyphs: engine.glyphs)
    }
  }

  /// Passes a context into the sendable closure of the engine.
  private struct Place: @unchecked Sendable {
    let context: OpaquePointer?
  }
}
