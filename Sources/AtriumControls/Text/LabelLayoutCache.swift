import AtriumGraphics

/// A cache of the last three layouts of a label's text.
///
/// Several layouts are needed because measuring and drawing alternate.
struct LabelLayoutCache {
  private static let capacity = 3

  private struct Key: Equatable {
    var width: Double?
    var lines: Int
    var scale: Double
    var alignment: TextLayout.Alignment
  }

  private var entries: [(key: Key, layout: TextLayout)] = []

  mutating func layout(
    width: Double?, lines: Int, scale: Double, alignment: TextLayout.Alignment,
    make: () -> TextLayout
  ) -> TextLayout {
    let key = Key(width: width, lines: lines, scale: scale, alignment: alignment)
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let made = make()
    if entries.count == LabelLayoutCache.capacity { entries.removeFirst() }
    entries.append((key, made))
    return made
  }
}
