import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A house around its court, seen from above: a room for each item of the ring, with its icon.
final class CourtView: CachedDrawingView {
  private let icons: [Image]

  init(icons: [Image]) {
    self.icons = icons
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityLabel = "A house around a court"
    accessibilityTraits = .image
  }

  /// False, since it rarely changes; only the fades of the ring draw it repeatedly.
  override var keepsFirstPicture: Bool { false }

  override func drawPicture(in canvas: borrowing Canvas) {
    let drawing = CourtDrawing(
      center: bounds.center, radius: min(bounds.width, bounds.height) / 2 * 0.96,
      palette: Palette(traitCollection), traits: traitCollection, icons: icons)
    drawing.draw(in: canvas)
  }
}
