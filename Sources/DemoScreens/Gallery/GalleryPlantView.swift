import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A drawing of a plant: a flower whose petals depend on the number of the plant.
final class GalleryPlantView: View {
  /// The number of the plant.
  var number = 0 {
    didSet { if number != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let grounds = [palette.sand, palette.sky, palette.sage, palette.plum, palette.azure]
    let petals = [
      palette.clay, palette.ochre, palette.plum, palette.sea, Color(hex: 0xfaf4e9), palette.azure,
    ]
    let ground = grounds[(number / 2 + number / 100) % grounds.count]
    let others = petals.filter { $0.contrastRatio(with: ground) > 1.35 }
    let petal = others.isEmpty ? palette.ink : others[number % others.count]
    canvas.fill(bounds, with: ground)
    let center = bounds.center
    let radius = min(bounds.width, bounds.height) * 0.38
    let count = 5 + number % 4 * 2
    let width = min(0.42, 2.1 / Double(count)) * radius
    for index in 0..<count {
      let angle = Double(index) * 2 * .pi / Double(count) - .pi / 2
      canvas.withSavedState { canvas in
        canvas.translate(x: center.x, y: center.y)
        canvas.concatenate(AffineTransform(rotationAngle: angle))
        canvas.fill(
          Path(
            ovalIn: Rect(
              x: radius * 0.16, y: -width / 2, width: radius * 0.84, height: width)), with: petal)
      }
    }
    let heart = number.isMultiple(of: 3) ? palette.ink : palette.ochre
    let side = radius * (number.isMultiple(of: 2) ? 0.5 : 0.38)
    canvas.fill(
      Path(ovalIn: Rect(center: center, size: Size(width: side, height: side))), with: heart)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
