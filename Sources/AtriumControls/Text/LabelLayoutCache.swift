import AtriumGraphics

/// A cache of the last three layouts of a label's text; several layouts are needed because measuring and
/// drawing alternate.
struct LabelLayoutCache {
  private static let capacity = 3
  private var entries: [(width: Double?, lines: Int, scale: Double, layout: TextLayout)] = []

  mutating func layout(
    width: Double?, lines: Int, scale: Double, make: () -> TextLayout
  ) -> TextLayout {
    if let entry = entries.first(where: {
      $0.width == width && $0.lines == lines && $0.scale == scale
    }) {
      return entry.layout
    }
    let made = make()
    if entries.count == LabelLayoutCache.capacity { entries.removeFirst() }
    entries.append((width, lines, scale, made))
    return made
  }
}
