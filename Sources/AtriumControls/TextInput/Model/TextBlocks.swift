import AtriumGraphics

/// The text as a list of blocks.
///
/// A tree of two levels adds up the bytes and the extents of the blocks.
///
/// A search for a position visits the leaves, which have up to 512 blocks each. A change rewrites only the leaves of
/// the changed blocks.
@MainActor
final class TextBlocks {
  private struct Leaf {
    var blocks: [TextBlock]
    var length = 0
    var extent = 0.0
    var lineHeight = 0.0
    var unmeasuredCount = 0

    init(_ blocks: [TextBlock]) {
      self.blocks = blocks
      for block in blocks {
        length += block.length
        extent += block.extent
        lineHeight = max(lineHeight, block.lineHeight)
        if !block.isMeasured { unmeasuredCount += 1 }
      }
    }
  }

  private static let leafSize = 256
  private var leaves: [Leaf]
  /// The number of bytes in the text.
  private(set) var length: Int
  /// The number of blocks; at least one.
  private(set) var count = 1

  init() {
    leaves = [Leaf([TextBlock("", endsParagraph: false)])]
    length = 0
  }

  /// The offset of the end of the text.
  var end: TextOffset { TextOffset(length) }
  /// The sum of the extents of all blocks, in points.
  var extent: Double { leaves.reduce(0) { $0 + $1.extent } }
  /// The height of the tallest line, in points.
  var lineHeight: Double { leaves.reduce(0) { max($0, $1.lineHeight) } }
  /// The index of the first block whose extent is an estimate; nil if there is no such block.
  var firstUnmeasured: Int? {
    var index = 0
    for leaf in leaves {
      if leaf.unmeasuredCount > 0, let slot = leaf.blocks.firstIndex(where: { !$0.isMeasured }) {
        return index + slot
      }
      index += leaf.blocks.count
    }
    return nil
  }

  private func place(of index: Int) -> (leaf: Int, slot: Int) {
    var rest = min(max(0, index), count - 1)
    var leaf = 0
    while rest >= leaves[leaf].blocks.count {
      rest -= leaves[leaf].blocks.count
      leaf += 1
    }
    return (leaf, rest)
  }

  /// Returns the block at an index.
  subscript(index: Int) -> TextBlock {
    let place = place(of: index)
    return leaves[place.leaf].blocks[place.slot]
  }

  /// Returns the index of the block that contains an offset, and the start of that block.
  ///
  /// An offset between two blocks of a paragraph belongs to the second block.
  func block(at offset: TextOffset) -> (index: Int, start: TextOffset) {
    var (leaf, index, start) = (0, 0, 0)
    let offset = min(max(0, offset.bytes), length)
    while leaf + 1 < leaves.count, start + leaves[leaf].length <= offset {
      start += leaves[leaf].length
      index += leaves[leaf].blocks.count
      leaf += 1
    }
    var slot = 0
    let blocks = leaves[leaf].blocks
    while slot + 1 < blocks.count, start + blocks[slot].length <= offset {
      start += blocks[slot].length
      slot += 1
    }
    return (index + slot, TextOffset(start))
  }

  /// Returns the offset at which a block starts.
  func start(of index: Int) -> TextOffset {
    let place = place(of: index)
    var start = 0
    for leaf in leaves[..<place.leaf] { start += leaf.length }
    for block in leaves[place.leaf].blocks[..<place.slot] { start += block.length }
    return TextOffset(start)
  }

  /// Returns the distance of a block from the start of the first block, in points.
  func distance(of index: Int) -> Double {
    let place = place(of: index)
    var distance = 0.0
    for leaf in leaves[..<place.leaf] { distance += leaf.extent }
    for block in leaves[place.leaf].blocks[..<place.slot] { distance += block.extent }
    return distance
  }

  /// Returns the index of the block at a distance from the start of the first block.
  func block(atDistance target: Double) -> Int {
    var (leaf, index, distance) = (0, 0, 0.0)
    while leaf + 1 < leaves.count, distance + leaves[leaf].extent <= target {
      distance += leaves[leaf].extent
      index += leaves[leaf].blocks.count
      leaf += 1
    }
    var slot = 0
    let blocks = leaves[leaf].blocks
    while slot + 1 < blocks.count, distance + blocks[slot].extent <= target {
      distance += blocks[slot].extent
      slot += 1
    }
    return index + slot
  }

  /// Sets the measured extent of a block and the height of its line, in points.
  func setExtent(_ extent: Double, lineHeight: Double = 0, of index: Int) {
    let place = place(of: index)
    let block = leaves[place.leaf].blocks[place.slot]
    leaves[place.leaf].blocks[place.slot].extent = extent
    leaves[place.leaf].blocks[place.slot].lineHeight = lineHeight
    leaves[place.leaf].blocks[place.slot].isMeasured = true
    leaves[place.leaf].extent += extent - block.extent
    if !block.isMeasured { leaves[place.leaf].unmeasuredCount -= 1 }
    leaves[place.leaf].lineHeight = max(leaves[place.leaf].lineHeight, lineHeight)
  }

  /// Sets the extents of all blocks to estimates.
  func estimateExtents(_ estimate: (TextBlock) -> Double) {
    for leaf in leaves.indices {
      for slot in leaves[leaf].blocks.indices {
        let extent = estimate(leaves[leaf].blocks[slot])
        leaves[leaf].blocks[slot].extent = extent
        leaves[leaf].blocks[slot].lineHeight = 0
        leaves[leaf].blocks[slot].isMeasured = false
      }
      leaves[leaf] = Leaf(leaves[leaf].blocks)
    }
  }

  /// Returns the number of graphemes in a range of blocks, including line breaks.
  ///
  /// The count of each block is cached.
  func graphemeCount(in range: Range<Int>) -> Int {
    var (index, sum) = (0, 0)
    for leaf in leaves.indices {
      let part = range.clamped(to: index..<index + leaves[leaf].blocks.count)
      for slot in part {
        sum += graphemeCount(leaf: leaf, slot: slot - index)
      }
      index += leaves[leaf].blocks.count
    }
    return sum
  }

  private func graphemeCount(leaf: Int, slot: Int) -> Int {
    let block = leaves[leaf].blocks[slot]
    let count = block.graphemeCount ?? TextBoundaries(block.text).graphemeCount
    leaves[leaf].blocks[slot].graphemeCount = count
    return count + (block.endsParagraph ? 1 : 0)
  }

  /// Replaces a range of blocks; at least one new block is required.
  func replace(_ range: Range<Int>, with blocks: [TextBlock]) {
    let (first, last) = (place(of: range.lowerBound), place(of: range.upperBound - 1))
    var joined = Array(leaves[first.leaf].blocks[..<first.slot])
    joined += blocks
    joined += leaves[last.leaf].blocks[(last.slot + 1)...]
    for leaf in leaves[first.leaf...last.leaf] {
      length -= leaf.length
      count -= leaf.blocks.count
    }
    var made: [Leaf] = []
    if joined.count <= 2 * TextBlocks.leafSize {
      if !joined.isEmpty { made = [Leaf(joined)] }
    } else {
      for start in stride(from: 0, to: joined.count, by: TextBlocks.leafSize) {
        made.append(Leaf(Array(joined[start..<min(start + TextBlocks.leafSize, joined.count)])))
      }
    }
    for leaf in made {
      length += leaf.length
      count += leaf.blocks.count
    }
    leaves.replaceSubrange(first.leaf...last.leaf, with: made)
  }

  /// Returns the index of the first block of the paragraph to which a block belongs.
  func paragraphStart(of index: Int) -> Int {
    var index = index
    while index > 0, !self[index - 1].endsParagraph { index -= 1 }
    return index
  }

  /// Returns the index of the last block of the paragraph to which a block belongs.
  func paragraphEnd(of index: Int) -> Int {
    var index = index
    while index + 1 < count, !self[index].endsParagraph { index += 1 }
    return index
  }

  /// Returns the characters in a range.
  func string(in range: Range<TextOffset>) -> String {
    guard !range.isEmpty else { return "" }
    var (index, start) = block(at: range.lowerBound)
    var result = ""
    result.reserveCapacity(range.byteCount)
    while index < count, start < range.upperBound {
      let block = self[index]
      let low = TextOffset(max(0, range.lowerBound - start))
      let high = TextOffset(min(block.text.utf8.count, range.upperBound - start))
      if low < high { result += block.text[low..<high] }
      start = start + block.length
      if block.endsParagraph, start <= range.upperBound { result += "\n" }
      index += 1
    }
    return result
  }

  /// Removes all text.
  func removeAll() {
    leaves = [Leaf([TextBlock("", endsParagraph: false)])]
    (length, count) = (0, 1)
  }
}
