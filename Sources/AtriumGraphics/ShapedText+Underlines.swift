internal import AtriumGeometry
internal import CCairo
internal import CPango

/// The lines under letters, in text that has no other decoration.
///
/// Such text is drawn through its mask, like text without runs, so its letters have the same positions.
extension ShapedText {
  /// A line under some letters of a line of text.
  struct Underline {
    /// The index of the line of text.
    var line: Int
    /// The distances of both ends from the start of the line of text, in points.
    var start: Double
    var end: Double
  }

  /// The distance between a baseline and the underline, as a fraction of the font size.
  private static let offset = 0.13
  /// The thickness of an underline, as a fraction of the font size.
  private static let thickness = 0.1

  /// Returns the underlines of a request's runs.
  func underlines(of request: TextRequest) -> [Underline] {
    request.runs.filter(\.isUnderlined).flatMap { run in
      let start = request.laidOutOffset(run.range.lowerBound)
      let end = request.laidOutOffset(run.range.upperBound)
      return lines.indices.compactMap { index -> Underline? in
        let line = lines[index].pointer
        let first = Int(line.pointee.start_index)
        let whole =
          max(start, first)..<max(start, first, min(end, first + Int(line.pointee.length)))
        let part = ellipsis(of: lines[index]).map { visible(whole, beside: $0) } ?? whole
        guard !part.isEmpty else { return nil }
        let ends = [part.lowerBound, part.upperBound].map { place in
          var x: Int32 = 0
          pango_layout_line_index_to_x(line, Int32(clamping: place), 0, &x)
          return points(x)
        }
        return Underline(line: index, start: min(ends[0], ends[1]), end: max(ends[0], ends[1]))
      }
    }
  }

  /// Returns the bytes that an ellipsis replaces in a line; nil if the line has no ellipsis.
  private func ellipsis(of line: Line) -> Range<Int>? {
    var next = line.pointer.pointee.runs
    while let run = next {
      let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item?
        .pointee
      if let item, Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
        return Int(item.offset)..<Int(item.offset + item.length)
      }
      next = run.pointee.next
    }
    return nil
  }

  /// Returns the first part of a range that is not replaced by an ellipsis.
  private func visible(_ range: Range<Int>, beside ellipsis: Range<Int>) -> Range<Int> {
    let before = range.clamped(to: 0..<max(0, ellipsis.lowerBound))
    return before.isEmpty ? range.clamped(to: ellipsis.upperBound..<Int.max) : before
  }

  /// Returns the frame of an underline before it is rounded to whole pixels.
  func frame(of underline: Underline) -> Rect {
    let line = lines[underline.line]
    return Rect(
      x: line.x + underline.start, y: line.baseline + fontSize * ShapedText.offset,
      width: underline.end - underline.start, height: fontSize * ShapedText.thickness)
  }

  /// Fills the underlines, at whole pixels.
  ///
  /// - Parameters:
  ///   - context: A context in device space.
  ///   - x: The pixel column of the text's left edge.
  ///   - baseline: The pixel row below the first baseline.
  ///   - scale: Pixels per point.
  func fillUnderlines(in context: OpaquePointer?, x: Double, baseline: Double, scale: Double) {
    guard let first = lines.first, !underlines.isEmpty else { return }
    let height = max(1, (fontSize * ShapedText.thickness * scale).rounded())
    for underline in underlines {
      let line = lines[underline.line]
      let row = ((line.baseline - first.baseline) * scale).rounded() + baseline
      let left = (x + (line.x + underline.start) * scale).rounded()
      let right = max(left + 1, (x + (line.x + underline.end) * scale).rounded())
      let top = row + max(1, (fontSize * ShapedText.offset * scale).rounded())
      cairo_rectangle(context, left, top, right - left, height)
    }
    cairo_fill(context)
  }
}

extension TextRun {
  /// Whether the run differs from the rest of the text only by a line under the letters.
  var isPlainUnderline: Bool {
    var plain = TextRun(range: range)
    plain.isUnderlined = isUnderlined
    return self == plain
  }
}
