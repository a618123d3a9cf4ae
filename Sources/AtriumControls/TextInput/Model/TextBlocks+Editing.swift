import AtriumGraphics

extension TextBlocks {
  /// The maximum length of a block in bytes.
  ///
  /// Each key press lays out one block (TX-80).
  static let blockLimit = 4096

  /// Replaces a range with text that may have line breaks.
  ///
  /// - Parameters:
  ///   - range: The range, whose ends must be between scalars.
  ///   - text: The new text, which must already be cleaned.
  ///   - blockLimit: The maximum length of a block in bytes.
  ///   - extent: A closure that returns the estimated extent of a block, in points.
  func replace(
    _ range: Range<TextOffset>, with text: String, blockLimit: Int = TextBlocks.blockLimit,
    extent: (TextBlock) -> Double = { _ in 0 }
  ) {
    var (first, firstStart) = block(at: range.lowerBound)
    var (last, lastStart) = block(at: range.upperBound)
    // Graphemes may join across a division inside a paragraph. If the range is close to a division, both
    // blocks are divided again.
    let margin = 128
    if first > 0, range.lowerBound - firstStart < margin, !self[first - 1].endsParagraph {
      first -= 1
      firstStart = firstStart - self[first].length
    }
    if last + 1 < count, !self[last].endsParagraph {
      let rest = lastStart + self[last].length - range.upperBound
      if rest < margin || self[last].length < blockLimit / 4 {
        lastStart = lastStart + self[last].length
        last += 1
      }
    }
    let head = self[first].text[.zero..<TextOffset(range.lowerBound - firstStart)]
    var tail = ""
    if range.upperBound >= lastStart {
      tail = String(
        self[last].text[TextOffset(range.upperBound - lastStart)..<TextOffset(self[last].length)])
    } else {
      tail = String(string(in: range.upperBound..<lastStart)) + self[last].text
    }
    // The text before the range may span two blocks, if the previous block was included.
    let isWide = range.lowerBound - firstStart > self[first].text.utf8.count
    let before = isWide ? string(in: firstStart..<range.lowerBound) : String(head)
    let endsParagraph = self[last].endsParagraph
    let joined = before + text + tail
    var made = TextBlocks.blocks(
      of: joined, endsParagraph: endsParagraph, blockLimit: blockLimit)
    for index in made.indices { made[index].extent = extent(made[index]) }
    replace(first..<last + 1, with: made)
  }

  /// Returns the blocks for text that may have line breaks.
  private static func blocks(
    of text: String, endsParagraph: Bool, blockLimit: Int
  ) -> [TextBlock] {
    var blocks: [TextBlock] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: 0x0A)
      let isLast = end == nil
      append(
        text[start..<(end ?? bytes.endIndex)], endsParagraph: isLast ? endsParagraph : true,
        blockLimit: blockLimit, to: &blocks)
      guard let end else { return blocks }
      start = bytes.index(after: end)
    }
  }

  /// Appends a paragraph.
  ///
  /// If the paragraph is too long, it is divided where lines may break.
  private static func append(
    _ paragraph: Substring, endsParagraph: Bool, blockLimit: Int, to blocks: inout [TextBlock]
  ) {
    let text = String(paragraph)
    let end = TextOffset(text.utf8.count)
    var start = TextOffset.zero
    while end - start > blockLimit {
      let cut = cut(of: text, from: start, blockLimit: blockLimit)
      blocks.append(TextBlock(String(text[start..<cut]), endsParagraph: false))
      start = cut
    }
    blocks.append(TextBlock(String(text[start..<end]), endsParagraph: endsParagraph))
  }

  /// Returns the end of the block that starts at an offset of a long paragraph.
  private static func cut(
    of text: String, from start: TextOffset, blockLimit: Int
  ) -> TextOffset {
    // A block is made shorter than the limit, so that later key presses rarely divide it again.
    let high = start + blockLimit * 3 / 4
    let base = text.utf8.distance(
      from: text.startIndex, to: text.index(high - blockLimit / 4))
    let boundaries = TextBoundaries(String(text[TextOffset(base)..<high + 64]))
    let limit = TextOffset(high.bytes - base)
    if let place = boundaries.lineBreak(from: TextOffset(64), through: limit) {
      return place + base
    }
    let stop = boundaries.stop(atOrBefore: limit)
    if stop > TextOffset(64) { return stop + base }
    // A single grapheme cluster that is too long is divided between scalars.
    return TextOffset(text.utf8.distance(from: text.startIndex, to: text.index(high)))
  }
}
