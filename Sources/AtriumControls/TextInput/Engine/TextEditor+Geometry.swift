import AtriumGeometry
import AtriumGraphics

extension TextEditor {
  /// A caret in a block.
  struct Place {
    var index: Int
    var start: TextOffset
    var local: TextOffset
    var isUpstream: Bool
  }

  /// The block of a caret.
  func place(of offset: TextOffset, isUpstream: Bool = false) -> Place {
    let (index, start) = storage.block(at: offset)
    // At a cut inside a paragraph an upstream caret is at the end of the piece before.
    if isUpstream, offset == start, index > 0, !storage[index - 1].endsParagraph {
      let length = storage[index - 1].length
      return Place(
        index: index - 1, start: start - length, local: TextOffset(length), isUpstream: false)
    }
    return Place(
      index: index, start: start, local: TextOffset(offset - start), isUpstream: isUpstream)
  }

  /// Whether the paragraph of a block runs from right to left (TX-37).
  func isRightToLeft(at index: Int) -> Bool {
    if isSecure { return client?.editorIsRightToLeft ?? false }
    return ParagraphLayout.isRightToLeft(storage[storage.paragraphStart(of: index)].text)
      ?? client?.editorIsRightToLeft ?? false
  }

  /// The layout of a block.
  func layout(of index: Int) -> ParagraphLayout {
    let (block, isRightToLeft) = (storage[index], isRightToLeft(at: index))
    let (font, width, alignment, isSecure) = (font, wrapWidth, alignment, isSecure)
    return layouts.layout(of: block, isRightToLeft: isRightToLeft) {
      ParagraphLayout(
        block.text, font: font, maximumWidth: width,
        alignment: alignment, isRightToLeft: isRightToLeft, isMasked: isSecure)
    }
  }

  /// The layout of a block of a text view, whose height becomes known.
  func measure(_ index: Int) -> ParagraphLayout {
    let layout = layout(of: index)
    if !isSingleLine, !storage[index].isMeasured || storage[index].height != layout.size.height {
      storage.setHeight(layout.size.height, of: index)
    }
    return layout
  }

  /// The top left corner of a block, in points.
  func origin(of index: Int) -> Point {
    guard isSingleLine else { return Point(x: 0, y: storage.top(of: index)) }
    // The pieces of a field are side by side, in the direction of the paragraph.
    let others =
      isRightToLeft(at: 0) ? Array((index + 1)..<max(index + 1, storage.count)) : Array(0..<index)
    return Point(x: others.reduce(0) { $0 + layout(of: $1).size.width }, y: 0)
  }

  /// The size of the whole text, in points; estimated where it is not laid out.
  var contentSize: Size {
    guard isSingleLine else { return Size(width: wrapWidth ?? 0, height: storage.height) }
    var size = Size.zero
    for index in 0..<storage.count {
      let layout = layout(of: index)
      size = Size(
        width: size.width + layout.size.width, height: max(size.height, layout.size.height))
    }
    return size
  }

  /// The rectangle of the caret, without width.
  var caretRect: Rect { caretRect(at: selection.head, isUpstream: selection.isUpstream) }

  /// The rectangle of a caret, without width.
  func caretRect(at offset: TextOffset, isUpstream: Bool) -> Rect {
    let place = place(of: offset, isUpstream: isUpstream)
    let rect = measure(place.index).caret(at: place.local, isUpstream: place.isUpstream)
    let origin = origin(of: place.index)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Whether a caret is in text of both directions, where a flag shows its direction (TX-33).
  var caretFlag: Bool? {
    let place = place(of: selection.head, isUpstream: selection.isUpstream)
    let layout = layout(of: place.index)
    return layout.isMixed ? layout.isRightToLeft : nil
  }

  /// The place nearest to a point of the text (TX-34).
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
    guard isSingleLine else { return storage.block(atY: point.y) }
    guard storage.count > 1 else { return 0 }
    let order =
      isRightToLeft(at: 0) ? Array((0..<storage.count).reversed()) : Array(0..<storage.count)
    var right = 0.0
    for index in order {
      right += layout(of: index).size.width
      if point.x < right { return index }
    }
    return order.last ?? 0
  }

  /// The rectangles of a range (TX-38).
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - visible: The vertical part that counts in a text view, in points; nil for all.
  /// - Returns: The rectangles, in points of the text.
  func rects(of range: Range<TextOffset>, visible: Rect? = nil) -> [Rect] {
    guard !range.isEmpty else { return [] }
    var (index, start) = storage.block(at: range.lowerBound)
    if let visible, !isSingleLine {
      let first = storage.block(atY: visible.minY)
      if first > index { (index, start) = (first, storage.start(of: first)) }
    }
    var rects: [Rect] = []
    while index < storage.count, start < range.upperBound {
      let (block, origin) = (storage[index], origin(of: index))
      if let visible, origin.y > visible.maxY { break }
      let layout = layout(of: index)
      let low = TextOffset(max(0, range.lowerBound - start))
      let high = TextOffset(min(block.text.utf8.count, range.upperBound - start))
      if low < high {
        rects += layout.rects(of: low..<high).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      }
      // A selected break between paragraphs shows as a stub.
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

  /// The blocks that a vertical part of the text shows.
  func blocks(in visible: Rect) -> Range<Int> {
    guard !isSingleLine else { return 0..<storage.count }
    let first = storage.block(atY: visible.minY)
    return first..<max(first, storage.block(atY: visible.maxY)) + 1
  }
}
