import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A field of stones, much larger than any window; only the visible part is drawn.
final class GalleryFieldView: View {
  private static let pitch = 120.0
  private static let count = 24

  init() {
    let side = GalleryFieldView.pitch * Double(GalleryFieldView.count)
    super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
    accessibilityLabel = String(localized: "Stones")
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    canvas.fill(rect, with: palette.sand)
    let colors = [
      palette.clay, palette.ochre, palette.sage, palette.sea, palette.sky, palette.plum,
    ]
    for row in indices(from: rect.minY, to: rect.maxY) {
      for column in indices(from: rect.minX, to: rect.maxX) {
        // A fixed pseudo-random pattern: neighbours differ in colour, size and position.
        let mix = (column &* 7919 &+ row &* 104_729) % 997
        let radius = 22 + Double(mix % 23)
        let center = Point(
          x: (Double(column) + 0.5) * GalleryFieldView.pitch + Double(mix % 13) - 6,
          y: (Double(row) + 0.5) * GalleryFieldView.pitch + Double(mix % 11) - 5)
        canvas.fill(
          Path(
            ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 1.7 * radius))),
          with: colors[mix % colors.count])
      }
    }
  }

  private func indices(from start: Double, to end: Double) -> Range<Int> {
    let first = max(0, Int((start / GalleryFieldView.pitch).rounded(.down)) - 1)
    let last = min(
      GalleryFieldView.count, Int((end / GalleryFieldView.pitch).rounded(.up)) + 1)
    return first..<max(first, last)
  }
}
