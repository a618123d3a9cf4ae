internal import AtriumGeometry
internal import CPango

/// A Pango layout and the positions of its lines; made, used and freed with the engine's lock held.
final class ShapedText: @unchecked Sendable {
  /// One drawn line.
  struct Line {
    /// Pango's line; it lives as long as the layout.
    var pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// The distance of the line's start from the left edge, in points.
    var x: Double
    /// The distance of the baseline from the top, in points.
    var baseline: Double
  }

  let layout: OpaquePointer?
  /// The factor that converts the layout's lengths to points.
  let factor: Double
  private(set) var lines: [Line] = []
  /// The distance by which the spacing of paragraphs moves each line down, in points.
  private(set) var shifts: [Double] = []
  private(set) var size = Size.zero
  /// The images inside the text.
  private(set) var attachments: [PlacedAttachment] = []
  /// The bounding box of all ink before clipping.
  private(set) var paintedBounds = Rect.zero
  private(set) var isTruncated: Bool
  /// The clip; nil if the whole text is drawn.
  private(set) var clip: Rect?
  /// Whether some glyphs may have their own colours, such as emoji, or have a decoration other than an underline.
  let hasColorGlyphs: Bool
  /// The font size, in points.
  let fontSize: Double
  /// The underlines; empty if the text has other decorations too, since Pango then draws all decorations.
  private(set) var underlines: [Underline] = []
  /// The coverage at the last drawn scale.
  var mask: TextMask?

  /// The number of bytes that were shaped, including attempts with a part that was too short.
  private(set) var shapedByteCount = 0

  /// Shapes the visible part of text.
  ///
  /// - Parameters:
  ///   - request: The text and its parameters.
  ///   - engine: The engine, whose lock is held.
  /// - Returns: The shaped text.
  static func visible(_ request: TextRequest, engine: TextEngine) -> ShapedText {
    var (byteCount, wasted) = (request.visibleByteCount, 0)
    while let count = byteCount, let part = request.part(of: count) {
      let shaped = ShapedText(part, context: engine.context)
      shaped.shapedByteCount += wasted
      // If the part is truncated, the text after it is not visible, so the part is long enough.
      if shaped.isTruncated { return shaped }
      wasted = shaped.shapedByteCount
      byteCount = count * 4
    }
    let shaped = ShapedText(request, context: engine.context)
    shaped.shapedByteCount += wasted
    return shaped
  }

  init(_ request: TextRequest, context: OpaquePointer?) {
    layout = pango_layout_new(context)
    factor = request.font.shapingFactor
    isTruncated = request.isCut
    fontSize = request.font.size
    hasColorGlyphs =
      request.runs.contains { !$0.isPlainUnderline }
      || request.text.unicodeScalars.contains {
        $0.value >= 0x231A && ($0.properties.isEmojiPresentation || $0 == "\u{FE0F}")
      }
    applyStyle(of: request)
    if request.isRightToLeft != nil { pango_layout_set_auto_dir(layout, 0) }
    if request.ellipsis != nil, request.maximumLines > 0 {
      setTruncatedText(request)
    } else {
      setText(request.text)
    }
    if pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    placeLines(request)
    if request.hasAttachments { placeAttachments(request) }
    guard !hasColorGlyphs, !request.runs.isEmpty else { return }
    underlines = underlines(of: request)
    for underline in underlines { paintedBounds = paintedBounds.union(frame(of: underline)) }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func applyStyle(of request: TextRequest) {
    let description = request.font.makeDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    setAttributes(of: request)
    let wrap = request.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    pango_layout_set_wrap(layout, wrap)
    pango_layout_set_spacing(layout, units(request.lineSpacing))
    pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
    if let width = request.maximumWidth, request.lineBreakMode != .byClipping {
      pango_layout_set_width(layout, units(request.paragraph.width(in: width)))
    }
    let indent = request.paragraph.firstLineHeadIndent - request.paragraph.headIndent
    if indent != 0 { pango_layout_set_indent(layout, units(indent)) }
    if request.maximumWidth == nil, request.paragraph.tailIndent > 0 {
      pango_layout_set_width(layout, units(request.paragraph.width(in: .greatestFiniteMagnitude)))
    }
  }

  /// Converts points to the layout's units, clamped to the range of the units.
  private func units(_ points: Double) -> Int32 {
    let exact = min(max(points / factor, -2_000_000), 2_000_000) * Double(PANGO_SCALE)
    // The width is rounded down, so that no line is wider than the limit. The tolerance makes a
    // measured width convert back to the same units.
    return Int32((exact + 0.001).rounded(.down))
  }

  /// Converts the layout's units to points.
  func points(_ units: Int32) -> Double { pango_units_to_double(units) * factor }

  private func setAttributes(of request: TextRequest) {
    var attributes = [request.font.featureList.map { pango_attr_font_features_new($0) }]
    attributes.append(
      request.language.map { pango_attr_language_new(pango_language_from_string($0)) })
    attributes.append(request.font.shapingTracking.map { pango_attr_letter_spacing_new($0) })
    if request.maximumWidth != nil, request.maximumLines != 1, !request.hasSoftHyphens {
      attributes.append(pango_attr_insert_hyphens_new(0))
    }
    // Most text has no attributes, and even an empty list makes Pango slower.
    guard !request.runs.isEmpty || attributes.contains(where: { $0 != nil }) else { return }
    let list = pango_attr_list_new()
    for case let attribute? in attributes { pango_attr_list_insert(list, attribute) }
    for (run, height) in zip(request.runs, request.lineHeights) {
      run.add(to: list, of: request, lineHeight: height)
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func setText(_ text: String) {
    shapedByteCount += text.utf8.count
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
  }

  /// Sets the text of a layout that truncates its last line with an ellipsis.
  ///
  /// Pango limits lines per paragraph, so the paragraphs are joined into one, and paragraphs after
  /// the last line are dropped.
  private func setTruncatedText(_ request: TextRequest) {
    guard let ellipsis = request.ellipsis else { return }
    func set(_ paragraphs: [Substring]) {
      setText(
        paragraphs.count == 1 ? String(paragraphs[0]) : paragraphs.joined(separator: "\u{2028}"))
    }
    var paragraphs = request.paragraphs
    set(paragraphs)
    if paragraphs.count > 1, pango_layout_get_line_count(layout) > request.maximumLines {
      // The start of the last line determines the last paragraph.
      guard
        let line = pango_layout_get_line_readonly(layout, Int32(request.maximumLines - 1))
      else { return }
      var (end, last) = (0, 0)
      for (index, paragraph) in paragraphs.enumerated() {
        last = index
        end += paragraph.utf8.count + "\u{2028}".utf8.count
        if Int(line.pointee.start_index) < end { break }
      }
      if last + 1 < paragraphs.count {
        paragraphs.removeSubrange((last + 1)...)
        paragraphs[last] += "…"
        isTruncated = true
        set(paragraphs)
      }
    }
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, -Int32(clamping: request.maximumLines))
  }

  private func placeLines(_ request: TextRequest) {
    var extents: [(PangoRectangle, PangoRectangle)] = []
    var isRightToLeft: [Bool] = []
    var indents: [Double] = []
    var shift = 0.0
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      if request.maximumLines > 0, lines.count == request.maximumLines {
        isTruncated = true
        break
      }
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_iter_get_line_extents(iterator, &ink, &logical)
      extents.append((ink, logical))
      isRightToLeft.append(
        pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
      let isFirst = beginsParagraph(line)
      if isFirst, !lines.isEmpty { shift += request.paragraph.spacing }
      let indent = request.paragraph.common + request.paragraph.extra(isFirst: isFirst)
      indents.append(indent)
      shifts.append(shift)
      lines.append(
        Line(
          pointer: line, x: 0,
          baseline: points(pango_layout_iter_get_baseline(iterator)) + shift))
      let bottom = points(logical.y) + points(logical.height) + shift
      size.width = max(size.width, points(logical.width) + indent)
      size.height = max(size.height, bottom)
    } while pango_layout_iter_next_line(iterator) != 0

    let container = request.maximumWidth ?? size.width
    if abs(size.width - container) < 0.001 { size.width = container }
    var painted = Rect.null
    for index in lines.indices {
      let (ink, logical) = extents[index]
      let indent = indents[index]
      let tail = container - min(container, request.paragraph.end(in: container))
      let room = container - points(logical.width)
      lines[index].x =
        switch request.alignment {
        case .natural, .justified: isRightToLeft[index] ? room - indent : indent
        case .left: indent
        case .center: indent + (room - indent - tail) / 2
        case .right: room - tail
        }
      let place = Rect(
        x: lines[index].x + points(ink.x) - points(logical.x), y: points(ink.y) + shifts[index],
        width: points(ink.width), height: points(ink.height))
      // A line of spaces has an extent but no ink.
      if !place.isEmpty { painted = painted.union(place) }
    }
    paintedBounds = painted.isNull ? .zero : painted
    guard request.lineBreakMode == .byClipping, size.width > container else { return }
    size.width = container
    isTruncated = true
    let top = min(0, paintedBounds.minY)
    clip = Rect(
      x: 0, y: top, width: container, height: max(size.height, paintedBounds.maxY) - top)
  }

  /// Returns whether a line is the first line of a paragraph.
  private func beginsParagraph(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    let start = Int(line.pointee.start_index)
    guard start > 0 else { return true }
    guard let text = pango_layout_get_text(layout) else { return false }
    func byte(_ distance: Int) -> UInt8 {
      start >= distance ? UInt8(bitPattern: text[start - distance]) : 0
    }
    // A line feed or a return, or one of the separators U+2028 and U+2029.
    return byte(1) == 0x0A || byte(1) == 0x0D
      || byte(3) == 0xE2 && byte(2) == 0x80 && (byte(1) == 0xA8 || byte(1) == 0xA9)
  }

  /// Computes the frames of the images inside the text.
  private func placeAttachments(_ request: TextRequest) {
    for run in request.runs {
      guard let attachment = run.attachment, let image = attachment.image else { continue }
      let range =
        request.laidOutOffset(
          run.range.lowerBound)..<request.laidOutOffset(
          run.range.upperBound)
      for line in lines {
        let start = Int(line.pointer.pointee.start_index)
        let part = range.clamped(to: start..<start + Int(line.pointer.pointee.length))
        guard !part.isEmpty, !isHidden(part.lowerBound, in: line) else { continue }
        var x = Int32(0)
        pango_layout_line_index_to_x(line.pointer, Int32(clamping: part.lowerBound), 0, &x)
        let bounds = attachment.bounds
        attachments.append(
          PlacedAttachment(
            image: image,
            frame: Rect(
              x: line.x + points(x) + bounds.minX, y: line.baseline - bounds.maxY,
              width: bounds.width, height: bounds.height), color: run.color))
      }
    }
  }

  /// Returns whether an ellipsis replaces the character at an offset.
  private func isHidden(_ offset: Int, in line: Line) -> Bool {
    guard pango_layout_is_ellipsized(layout) != 0 else { return false }
    var run = line.pointer.pointee.runs
    while let current = run {
      let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
      if let item = item?.pointee, Int(item.offset) == offset { return false }
      run = current.pointee.next
    }
    return true
  }

  /// Whether a drawn line begins inside a word, where the text allows no break.
  var breaksWords: Bool {
    guard lines.count > 1, let text = pango_layout_get_text(layout) else { return false }
    var count: Int32 = 0
    guard let marks = pango_layout_get_log_attrs_readonly(layout, &count) else { return false }
    return lines.dropFirst().contains { line in
      let start = line.pointer.pointee.start_index
      let character = g_utf8_pointer_to_offset(text, text + Int(start))
      return character < Int(count) && marks[character].is_line_break == 0
        && marks[character].is_mandatory_break == 0
    }
  }

  /// The bounding box of the drawn ink.
  var inkBounds: Rect {
    let seen = clip.map(paintedBounds.intersection) ?? paintedBounds
    return seen.isEmpty ? .zero : seen
  }
}
