import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A drawing with its name below, if there is enough space.
final class ShapeCard: CachedDrawingView, TextDisplaying {
  private let drawing: Drawing
  private static let plinth = 40.0
  private static var font: Font { .preferredFont(forTextStyle: .footnote) }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityLabel = drawing.name
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  override func drawPicture(in canvas: borrowing Canvas) {
    let (theme, isNamed) = (theme, name != nil)
    let card = Path(
      roundedRect: bounds, cornerRadius: min(16, min(bounds.width, bounds.height) / 8))
    canvas.fill(card, with: theme.surface)
    canvas.withSavedState { canvas in
      canvas.clip(to: card)
      var area = bounds
      if isNamed { area.size.height -= ShapeCard.plinth }
      canvas.clip(to: area)
      drawing.draw(area, Palette(traitCollection), canvas)
    }
    if let (layout, place) = name {
      canvas.draw(layout, at: place, color: theme.label)
    }
    let isHigh = traitCollection.accessibilityContrast == .high
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: min(16, min(bounds.width, bounds.height) / 8)),
      with: theme.separator, width: isHigh ? 2 : 1)
  }

  private var name: (TextLayout, Point)? {
    guard bounds.width >= 120, bounds.height >= 140 else { return nil }
    let layout = TextLayout(drawing.name, font: ShapeCard.font)
    guard layout.size.width <= bounds.width - 28 else { return nil }
    let top = bounds.height - (ShapeCard.plinth + layout.size.height) / 2
    return (layout, mirrored(Rect(origin: Point(x: 14, y: top), size: layout.size)).origin)
  }

  var displayedTexts: [DisplayedText] {
    name.map { [DisplayedText($0.0, at: $0.1, color: theme.label)] } ?? []
  }
}
