import AtriumGraphics

/// A cache of the layouts of the most recently used blocks (TX-81).
@MainActor
struct TextLayoutCache {
  private static let capacity = 256
  /// The maximum number of cached boundaries of blocks that have no cached layout.
  private static let boundaryCapacity = 64
  private var layouts: [Int: (layout: ParagraphLayout, use: Int)] = [:]
  private var boundaries: [Int: TextBoundaries] = [:]
  private var use = 0

  /// Removes all layouts and boundaries, for example after a change of the font.
  mutating func removeAll() {
    layouts = [:]
    boundaries = [:]
  }

  /// Returns the layout of a block; makes a layout if the cache has none with the given direction.
  mutating func layout(
    of block: TextBlock, isRightToLeft: Bool, make: () -> ParagraphLayout
  ) -> ParagraphLayout {
    use += 1
    if let known = layouts[block.id], known.layout.isRightToLeft == isRightToLeft {
      layouts[block.id]?.use = use
      return known.layout
    }
    let made = make()
    if layouts.count >= TextLayoutCache.capacity { dropOlderHalf() }
    layouts[block.id] = (made, use)
    return made
  }

  /// Returns the text boundaries of a block, without making a layout.
  mutating func boundaries(of block: TextBlock) -> TextBoundaries {
    if let known = layouts[block.id] { return known.layout.boundaries }
    if let known = boundaries[block.id] { return known }
    if boundaries.count >= TextLayoutCache.boundaryCapacity { boundaries = [:] }
    let made = TextBoundaries(block.text)
    boundaries[block.id] = made
    return made
  }

  private mutating func dropOlderHalf() {
    let middle = layouts.values.map(\.use).sorted()[layouts.count / 2]
    layouts = layouts.filter { $0.value.use >= middle }
  }
}
