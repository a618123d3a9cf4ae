import AtriumGraphics

/// The text as a list of blocks, with its bytes and heights added up in a tree of two levels.
///
/// To find a place costs a walk over the leaves, of 256 blocks each, and a change costs one leaf.
@MainActor
final class TextStorage {
  private struct Leaf {
    var blocks: [TextBlock]
    var length = 0
    var height = 0.0

    init(_ blocks: [TextBlock]) {
      self.blocks = blocks
      for block in blocks {
        length += block.length
        height += block.height
      }
    }
  }

  private static let leafSize = 256
  private var leaves: [Leaf]
  /// The number of bytes.
  private(set) var length: Int
  /// The number of blocks; at least one.
  private(set) var count = 1

  init() {
    leaves = [Leaf([TextBlock("", endsParagraph: false)])]
    length = 0
  }

  /// The end of the text.
  var end: TextOffset { TextOffset(length) }
  /// The sum of all heights, in points.
  var height: Double { leaves.reduce(0) { $0 + $1.height } }

  private func place(of index: Int) -> (leaf: Int, slot: Int) {
    var rest = min(max(0, index), count - 1)
    var leaf = 0
    while rest >= leaves[leaf].blocks.count {
      rest -= leaves[leaf].blocks.count
      leaf += 1
    }
    return (leaf, rest)
  }

  /// The block at an index.
  subscript(index: Int) -> TextBlock {
    let place = place(of: index)
    return leaves[place.leaf].blocks[place.slot]
  }

  /// The index of the block that holds an offset, and the block's start.
  ///
  /// An offset between two pieces of a paragraph belongs to the second one.
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

  /// The start of a block.
  func start(of index: Int) -> TextOffset {
    let place = place(of: index)
    var start = 0
    for leaf in leaves[..<place.leaf] { start += leaf.length }
    for block in leaves[place.leaf].blocks[..<place.slot] { start += block.length }
    return TextOffset(start)
  }

  /// The top edge of a block, in points.
  func top(of index: Int) -> Double {
    let place = place(of: index)
    var top = 0.0
    for leaf in leaves[..<place.leaf] { top += leaf.height }
    for block in leaves[place.leaf].blocks[..<place.slot] { top += block.height }
    return top
  }

  /// The index of the block at a distance from the top.
  func block(atY y: Double) -> Int {
    var (leaf, index, top) = (0, 0, 0.0)
    while leaf + 1 < leaves.count, top + leaves[leaf].height <= y {
      top += leaves[leaf].height
      index += leaves[leaf].blocks.count
      leaf += 1
    }
    var slot = 0
    let blocks = leaves[leaf].blocks
    while slot + 1 < blocks.count, top + blocks[slot].height <= y {
      top += blocks[slot].height
      slot += 1
    }
    return index + slot
  }

  /// Sets the measured height of a block, in points.
  func setHeight(_ height: Double, of index: Int) {
    let place = place(of: index)
    let old = leaves[place.leaf].blocks[place.slot].height
    leaves[place.leaf].blocks[place.slot].height = height
    leaves[place.leaf].blocks[place.slot].isMeasured = true
    leaves[place.leaf].height += height - old
  }

  /// Sets the heights of all blocks to estimates.
  func estimateHeights(_ estimate: (TextBlock) -> Double) {
    for leaf in leaves.indices {
      for slot in leaves[leaf].blocks.indices {
        let height = estimate(leaves[leaf].blocks[slot])
        leaves[leaf].blocks[slot].height = height
        leaves[leaf].blocks[slot].isMeasured = false
      }
      leaves[leaf] = Leaf(leaves[leaf].blocks)
    }
  }

  /// Replaces blocks by at least one other, or all of them.
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
    if joined.count <= 2 * TextStorage.leafSize {
      if !joined.isEmpty { made = [Leaf(joined)] }
    } else {
      for start in stride(from: 0, to: joined.count, by: TextStorage.leafSize) {
        made.append(Leaf(Array(joined[start..<min(start + TextStorage.leafSize, joined.count)])))
      }
    }
    for leaf in made {
      length += leaf.length
      count += leaf.blocks.count
    }
    leaves.replaceSubrange(first.leaf...last.leaf, with: made)
  }

  /// The first block of the paragraph that a block belongs to.
  func paragraphStart(of index: Int) -> Int {
    var index = index
    while index > 0, !self[index - 1].endsParagraph { index -= 1 }
    return index
  }

  /// The last block of the paragraph that a block belongs to.
  func paragraphEnd(of index: Int) -> Int {
    var index = index
    while index + 1 < count, !self[index].endsParagraph { index += 1 }
    return index
  }

  /// The characters of a range.
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

  /// Removes everything; a secure text is overwritten, as far as the language lets us (TX-75).
  func removeAll() {
    leaves = [Leaf([TextBlock("", endsParagraph: false)])]
    (length, count) = (0, 1)
  }
}
