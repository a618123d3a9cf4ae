import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The text layouts of one row.
struct JournalRowLayouts {
  let time: TextLayout?
  let name: TextLayout
  let event: TextLayout
  let detail: TextLayout?

  static var font: Font { .preferredFont(forTextStyle: .footnote).withTabularDigits() }
  static var headingFont: Font { .system(ofSize: font.size, weight: .bold) }
  private static var nameFont: Font { .system(ofSize: font.size, weight: .semibold) }

  init(_ entry: JournalEntry, columns: JournalColumns) {
    func layout(_ text: String, _ font: Font, from start: Double, to end: Double) -> TextLayout {
      var font = font
      font.size *= columns.scale
      return TextLayout(
        text, font: font, maximumWidth: max(1, end - start), maximumLines: 1, alignment: .left,
        lineBreakMode: .byTruncatingTail)
    }
    time = columns.time.map {
      layout(entry.timeText, JournalRowLayouts.font, from: $0, to: columns.name)
    }
    name = layout(
      entry.controller, JournalRowLayouts.nameFont, from: columns.name, to: columns.event - 4)
    event = layout(
      entry.event, JournalRowLayouts.font, from: columns.event, to: columns.detail ?? columns.end)
    detail = columns.detail.flatMap { start in
      entry.detail.isEmpty
        ? nil : layout(entry.detail, JournalRowLayouts.font, from: start, to: columns.end)
    }
  }

  /// Returns the width of a time, in points.
  static func width(ofTime time: String) -> Double {
    TextLayout(time, font: font).size.width.rounded(.up)
  }

  /// Returns the width of a controller's name, in points.
  static func width(ofName name: String) -> Double {
    TextLayout(name, font: nameFont).size.width.rounded(.up)
  }
}
