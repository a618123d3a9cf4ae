import AtriumGraphics

/// A cache of the last three layouts of a label's text; several are needed because measuring and drawing
/// alternate.
struct LabelLayoutCache {
  private var entries: [(width: Double?, lines: Int, layout: TextLayout)] = []

  mutating func layout(width: Double?, lines: Int, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.width == width && $0.lines == lines }) {
      return entry.layout
    }
    let made = make()
    if entries.count == 3 { entries.removeFirst() }
    entries.append((width, lines, made))
    return made
  }
}
