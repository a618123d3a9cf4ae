import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The legend of the journal's colours, in one line.
final class JournalLegend: View, TextDisplaying {
  private static var font: Font { .preferredFont(forTextStyle: .footnote) }
  private static let dot = 8.0
  private let parts = JournalEntry.Kind.allCases.map { kind in
    (kind, TextLayout(String(localized: kind.name), font: JournalLegend.font))
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = String(
      localized: "Legend: %@", parts.map { String(localized: $0.0.name) }.joined(separator: ", "))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = parts.reduce(0) { $0 + JournalLegend.dot + 6 + $1.1.size.width }
    return Size(
      width: (width + 16 * Double(parts.count - 1)).rounded(.up),
      height: (parts.first?.1.size.height ?? 0).rounded(.up))
  }

  private var places: [(kind: JournalEntry.Kind, layout: TextLayout, x: Double)] {
    var x = 0.0
    return parts.map { kind, layout in
      defer { x += JournalLegend.dot + 6 + layout.size.width + 16 }
      return (kind, layout, x)
    }
  }

  private func origin(of layout: TextLayout, at x: Double) -> Point {
    mirrored(Rect(origin: Point(x: x + JournalLegend.dot + 6, y: 0), size: layout.size)).origin
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for (kind, layout, x) in places {
      let dot = mirrored(
        Rect(
          x: x, y: (bounds.height - JournalLegend.dot) / 2, width: JournalLegend.dot,
          height: JournalLegend.dot))
      canvas.fill(Path(ovalIn: dot), with: kind.color(traitCollection))
      canvas.draw(layout, at: origin(of: layout, at: x), color: theme.secondaryLabel)
    }
  }

  var displayedTexts: [DisplayedText] {
    places.map { _, layout, x in
      DisplayedText(layout, at: origin(of: layout, at: x), color: theme.secondaryLabel)
    }
  }
}
