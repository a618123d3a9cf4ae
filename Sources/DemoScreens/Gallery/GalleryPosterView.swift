import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A wall with the posters that the gallery's page of menus changes.
///
/// The wall is a control, because the Menu key opens the context menu of the focused view.
final class GalleryPosterView: Control, TextDisplaying {
  /// The space around the posters, in points.
  private static let margin = 20.0
  /// The space between two posters, in points.
  private static let gap = 24.0
  /// The width of a picture frame, as a fraction of the poster's width.
  private static let frameShare = 0.035
  /// The width of the white border inside a picture frame, as a fraction of the poster's width.
  private static let borderShare = 0.06
  private static var font: Font { .preferredFont(forTextStyle: .footnote) }

  var poster = GalleryPoster() {
    didSet { if poster != oldValue { posterDidChange() } }
  }

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    accessibilityLabel = String(localized: "Poster")
    accessibilityTraits = .image
    posterDidChange()
  }

  override var focusRingCornerRadius: Double { Theme.cardCornerRadius }

  private func posterDidChange() {
    accessibilityValue =
      poster.isHung
      ? "\(poster.drawing.name), \(poster.frame.name)" : String(localized: "Nothing hangs here")
    setNeedsDisplay()
  }

  /// The rectangles of all posters; empty if there is no space for them.
  private var places: [Rect] {
    let area = bounds.shrunkBy(dx: GalleryPosterView.margin, dy: GalleryPosterView.margin)
    let plate = poster.showsName ? plateHeight + 10 : 0
    let count = Double(poster.count)
    let width = min(
      (area.width - GalleryPosterView.gap * (count - 1)) / count, max(0, area.height - plate) * 0.8,
      420)
    guard width > 24 else { return [] }
    let size = Size(width: width.rounded(.down), height: (width / 0.8).rounded(.down))
    let start = area.midX - (count * size.width + GalleryPosterView.gap * (count - 1)) / 2
    let top = area.minY + max(0, area.height - size.height - plate) / 2
    return (0..<poster.count).map {
      Rect(
        x: (start + Double($0) * (size.width + GalleryPosterView.gap)).rounded(), y: top.rounded(),
        width: size.width, height: size.height)
    }
  }

  private var plateHeight: Double { TextLayout("X", font: GalleryPosterView.font).size.height + 8 }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let (theme, palette) = (theme, Palette(traitCollection))
    let wall = Path(roundedRect: bounds, cornerRadius: Theme.cardCornerRadius)
    canvas.fill(wall, with: palette.sand)
    canvas.withSavedState { canvas in
      canvas.clip(to: wall)
      if poster.isHung { for place in places { drawPoster(in: place, palette, on: canvas) } }
    }
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cardCornerRadius - 0.5),
      with: theme.separator, width: 1)
    for (layout, place) in texts { canvas.draw(layout, at: place, color: textColor) }
  }

  private func drawPoster(in place: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    canvas.fill(
      place.insetBy(dx: -1, dy: -1).offsetBy(dx: 0, dy: 3),
      with: palette.ink.withAlphaComponent(0.2))
    canvas.fill(place, with: poster.frame.color(palette))
    let edge = (place.width * GalleryPosterView.frameShare).rounded()
    let inner = place.insetBy(dx: edge, dy: edge)
    canvas.fill(inner, with: Color(hex: 0xfaf4e9))
    let border = (place.width * GalleryPosterView.borderShare).rounded()
    let picture = inner.insetBy(dx: border, dy: border)
    canvas.withSavedState { canvas in
      canvas.clip(to: picture)
      canvas.translate(x: picture.midX, y: picture.midY)
      canvas.concatenate(AffineTransform(rotationAngle: Double(poster.turns) * .pi / 2))
      if poster.isMirrored { canvas.scale(x: -1, y: 1) }
      let isTurned = !poster.turns.isMultiple(of: 2)
      let size = Size(
        width: isTurned ? picture.height : picture.width,
        height: isTurned ? picture.width : picture.height)
      poster.drawing.draw(Rect(center: .zero, size: size), palette, canvas)
    }
  }

  // MARK: Text

  private var textColor: Color {
    traitCollection.userInterfaceStyle == .dark ? .white : Palette(traitCollection).ink
  }

  /// The names below the posters, or the note on an empty wall, with their positions.
  private var texts: [(TextLayout, Point)] {
    guard poster.isHung else {
      return [centered(String(localized: "Nothing hangs here"), in: bounds)].compactMap(\.self)
    }
    guard poster.showsName else { return [] }
    return places.compactMap { place in
      centered(
        poster.drawing.name,
        in: Rect(
          x: place.minX - 12, y: place.maxY + 10, width: place.width + 24, height: plateHeight))
    }
  }

  /// Returns a text in the middle of a rectangle; nil if the text is wider than the rectangle.
  private func centered(_ string: String, in rect: Rect) -> (TextLayout, Point)? {
    let layout = TextLayout(string, font: GalleryPosterView.font)
    guard layout.size.width <= rect.width else { return nil }
    return (
      layout,
      Point(
        x: (rect.midX - layout.size.width / 2).rounded(),
        y: (rect.midY - layout.size.height / 2).rounded())
    )
  }

  var displayedTexts: [DisplayedText] {
    texts.map { DisplayedText($0.0, at: $0.1, color: textColor) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
