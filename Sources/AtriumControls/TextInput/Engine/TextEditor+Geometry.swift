import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension TextEditor {
  /// The position of a caret in a block.
  struct Place {
    var index: Int
    var start: TextOffset
    var local: TextOffset
    var isUpstream: Bool
  }

  /// Returns the position of a caret in its block.
  func place(of offset: TextOffset, isUpstream: Bool = false) -> Place {
    let (index, start) = storage.block(at: offset)
    // A paragraph may be divided into blocks. An upstream caret at the division belongs to the end of the
    // previous block.
    if isUpstream, offset == start, index > 0, !storage[index - 1].endsParagraph {
      let length = storage[index - 1].length
      return Place(
        index: index - 1, start: start - length, local: TextOffset(length), isUpstream: false)
    }
    return Place(
      index: index, start: start, local: TextOffset(offset - start), isUpstream: isUpstream)
  }

  /// Returns whether the paragraph of a block runs from right to left (TX-37).
  func isRightToLeft(at index: Int) -> Bool {
    if isSecure { return client?.editorIsRightToLeft ?? false }
    return ParagraphLayout.isRightToLeft(storage[storage.paragraphStart(of: index)].text)
      ?? client?.editorIsRightToLeft ?? false
  }

  /// Returns the layout of a block, from the cache if possible.
  func layout(of index: Int) -> ParagraphLayout {
    let (block, isRightToLeft) = (storage[index], isRightToLeft(at: index))
    let (font, width, isSecure) = (font, wrapWidth, isSecure)
    let style = paragraphStyle(of: index)
    let alignment = style.flatMap { $0.alignment == .natural ? nil : $0.alignment } ?? alignment
    let limit = lineLimit(of: index)
    let window = client?.window
    return layouts.layout(of: block, isRightToLeft: isRightToLeft) {
      window?.count(.textLayouts)
      window?.count(.textLayoutBytes, by: limit == 0 ? 0 : block.text.utf8.count)
      return ParagraphLayout(
        limit == 0 ? "" : block.text, font: font, maximumWidth: width,
        alignment: alignment, isRightToLeft: isRightToLeft, isMasked: isSecure,
        maximumLines: limit ?? 0, lineBreakMode: limit == nil ? .byWordWrapping : lineBreakMode,
        lineSpacing: style?.lineSpacing ?? 0, runs: textRuns(of: index),
        paragraph: style?.metrics ?? TextParagraphMetrics())
    }
  }

  /// Returns the layout of a block, and stores the block's extent.
  func measure(_ index: Int) -> ParagraphLayout {
    let layout = layout(of: index)
    let space = spacing(of: index)
    let extent =
      isSingleLine
      ? layout.size.width
      : lineLimit(of: index) == 0 ? 0 : layout.size.height + space.before + space.after
    if !storage[index].isMeasured || storage[index].extent != extent {
      storage.setExtent(extent, lineHeight: isSingleLine ? layout.size.height : 0, of: index)
    }
    return layout
  }

  /// Measures the blocks of a field that have no measured width, such as a block changed by a key press.
  private func measurePieces() {
    while let index = storage.firstUnmeasured { _ = measure(index) }
  }

  /// Returns the top left corner of a block in the text, in points.
  func origin(of index: Int) -> Point {
    guard isSingleLine else {
      return Point(x: 0, y: storage.distance(of: index) + spacing(of: index).before)
    }
    measurePieces()
    // The blocks of a field are side by side, in the direction of the paragraph.
    let start = storage.distance(of: index)
    return Point(
      x: isRightToLeft(at: 0) ? storage.extent - start - storage[index].extent : start, y: 0)
  }

  /// The size of the whole text, in points.
  ///
  /// In a text view, the height of blocks that are not laid out yet is an estimate.
  var contentSize: Size {
    guard isSingleLine else { return Size(width: wrapWidth ?? 0, height: storage.extent) }
    measurePieces()
    return Size(width: storage.extent, height: storage.lineHeight)
  }

  /// The rectangle of the current caret.
  ///
  /// The width of the rectangle is 0.
  var caretRect: Rect { caretRect(at: selection.head, isUpstream: selection.isUpstream) }

  /// Returns the rectangle of a caret.
  ///
  /// The width of the rectangle is 0.
  func caretRect(at offset: TextOffset, isUpstream: Bool) -> Rect {
    let place = place(of: offset, isUpstream: isUpstream)
    let rect = measure(place.index).caret(at: place.local, isUpstream: place.isUpstream)
    let origin = origin(of: place.index)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The direction of the caret's flag; true for right to left (TX-33).
  ///
  /// Nil unless the block of the caret has text of both directions.
  var caretFlag: Bool? {
    let place = place(of: selection.head, isUpstream: selection.isUpstream)
    let layout = layout(of: place.index)
    return layout.isMixed ? layout.isRightToLeft : nil
  }

  /// Returns the caret position and the character that are closest to a point of the text (TX-34).
  func hit(_ point: Point) -> (selection: TextSelection, scalar: TextOffset) {
    let index = block(at: point)
    let origin = origin(of: index)
    let hit = measure(index).hit(Point(x: point.x - origin.x, y: point.y - origin.y))
    let start = storage.start(of: index)
    return (
      TextSelection(start + hit.offset.bytes, isUpstream: hit.isUpstream), start + hit.scalar.bytes
    )
  }

  private func block(at point: Point) -> Int {
    guard isSingleLine else { return storage.block(atDistance: point.y) }
    guard storage.count > 1 else { return 0 }
    measurePieces()
    return storage.block(
      atDistance: isRightToLeft(at: 0) ? storage.extent - point.x : point.x)
  }

  /// Returns the rectangles of a range (TX-38).
  ///
  /// - Parameters:
  ///   - range: The range whose characters the rectangles cover.
  ///   - visible: The area to which the result may be limited, in points of the text; nil for the whole text.
  /// - Returns: The rectangles, in points of the text.
  func rects(of range: Range<TextOffset>, visible: Rect? = nil) -> [Rect] {
    guard !range.isEmpty else { return [] }
    var (index, start) = storage.block(at: range.lowerBound)
    let shown = visible.map { blocks(in: $0) } ?? 0..<storage.count
    if shown.lowerBound > index {
      (index, start) = (shown.lowerBound, storage.start(of: shown.lowerBound))
    }
    var rects: [Rect] = []
    while index < shown.upperBound, start < range.upperBound {
      let (block, origin) = (storage[index], origin(of: index))
      let layout = layout(of: index)
      let low = TextOffset(max(0, range.lowerBound - start))
      let high = TextOffset(min(block.text.utf8.count, range.upperBound - start))
      if low < high {
        rects += layout.rects(of: low..<high).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      }
      // A selected line break between paragraphs is drawn as a short rectangle.
      if block.endsParagraph, start + block.length <= range.upperBound {
        let end = layout.caret(at: TextOffset(block.text.utf8.count), isUpstream: false)
        let width = end.height / 3
        rects.append(
          Rect(
            x: origin.x + end.minX - (layout.isRightToLeft ? width : 0), y: origin.y + end.minY,
            width: width, height: end.height))
      }
      start = start + block.length
      index += 1
    }
    return rects
  }

  /// Returns the indices of the blocks in an area of the text.
  func blocks(in visible: Rect) -> Range<Int> {
    guard isSingleLine else {
      let first = storage.block(atDistance: visible.minY)
      return first..<max(first, storage.block(atDistance: visible.maxY)) + 1
    }
    measurePieces()
    // The glyphs at the edge of a block may extend beyond the block.
    var (start, end) = (visible.minX - font.size, visible.maxX + font.size)
    if isRightToLeft(at: 0) { (start, end) = (storage.extent - end, storage.extent - start) }
    let first = storage.block(atDistance: start)
    return first..<max(first, storage.block(atDistance: end)) + 1
  }
}
