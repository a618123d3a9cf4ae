import AtriumGraphics

/// The layouts of the blocks that were used last (TX-81).
@MainActor
struct TextLayoutCache {
  private static let capacity = 256
  private var layouts: [Int: (layout: ParagraphLayout, use: Int)] = [:]
  private var boundaries: [Int: TextBoundaries] = [:]
  private var use = 0

  /// Drops everything, for instance after a change of the font.
  mutating func removeAll() {
    layouts = [:]
    boundaries = [:]
  }

  /// The layout of a block, if it is kept and has a direction.
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

  /// The boundaries of a block; this makes no layout.
  mutating func boundaries(of block: TextBlock) -> TextBoundaries {
    if let known = layouts[block.id] { return known.layout.boundaries }
    if let known = boundaries[block.id] { return known }
    if boundaries.count >= 64 { boundaries = [:] }
    let made = TextBoundaries(block.text)
    boundaries[block.id] = made
    return made
  }

  private mutating func dropOlderHalf() {
    let middle = layouts.values.map(\.use).sorted()[layouts.count / 2]
    layouts = layouts.filter { $0.value.use >= middle }
  }
}
