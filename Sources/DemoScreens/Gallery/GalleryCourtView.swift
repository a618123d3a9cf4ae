import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The court in the evening.
///
/// The controls of the page change its lamps, its fountain, its guests and the hour.
final class GalleryCourtView: View {
  /// The state of the court, as the controls set it.
  struct Scene: Equatable {
    var hasLamps = true
    var hasFountain = false
    /// The brightness of the lamps, from 0 to 1.
    var light = 0.6
    /// The number of guests.
    var guestCount = 2
    /// The hour of the evening, from 1 to 12.
    var hour = 11
  }

  /// The minimum height of the view, in points.
  static let leastHeight = 120.0
  private static let guests: [KeyPath<Palette, Color>] = [\.ochre, \.sea, \.plum, \.sage, \.azure]

  /// The state of the court.
  var scene = Scene() {
    didSet {
      guard scene != oldValue else { return }
      accessibilityValue = words
      setNeedsDisplay()
    }
  }

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = String(localized: "Court")
    accessibilityValue = words
  }

  private var words: String {
    [
      String(localized: scene.hasLamps ? "The lamps are lit" : "The lamps are out"),
      String(localized: scene.hasFountain ? "The fountain runs" : "The fountain rests"),
      String(localized: "%@ guests", "\(scene.guestCount)"),
    ].joined(separator: ", ")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard bounds.height > 0, bounds.width > 0 else { return }
    let stage = HouseStage(area: bounds, palette: Palette(traitCollection))
    canvas.withSavedState { canvas in
      canvas.clip(to: Path(roundedRect: bounds, cornerRadius: 12))
      drawHouse(stage, in: canvas)
      if scene.hasLamps { drawLamps(stage, in: canvas) }
      drawFountain(stage, in: canvas)
      drawGuests(stage, in: canvas)
    }
  }

  /// The darkness of the sky: 0 for the hour 1, and 1 for the hour 12.
  private var night: Double { Double(scene.hour - 1) / 11 }

  private func drawHouse(_ stage: HouseStage, in canvas: borrowing Canvas) {
    let palette = stage.palette
    let dusk = palette.azure.mixed(with: palette.ink, by: 0.6)
    let wall = palette.clay.mixed(with: palette.ink, by: 0.3 * night)
    stage.drawGround(
      palette.sky.mixed(with: dusk, by: night),
      palette.sand.mixed(with: palette.ink, by: 0.3 * night), on: canvas)
    // The sun sets at the left, and the moon rises at the right.
    canvas.fill(stage.circle(-stage.reach * 0.7, 66 - 40 * night, 8), with: palette.ochre)
    canvas.fill(
      stage.circle(stage.reach * 0.7, 30 + 36 * night, 6),
      with: palette.ochre.mixed(with: .white, by: 0.7))
    canvas.fill(stage.rect(-stage.reach, 0, 2 * stage.reach, 46), with: wall)
    canvas.fill(
      stage.rect(-stage.reach, 46, 2 * stage.reach, 5), with: wall.mixed(with: palette.ink, by: 0.3)
    )
    stage.repeated(every: 30) { x in
      canvas.fill(stage.arch(x - 10, 0, 20, 36), with: wall.mixed(with: palette.ink, by: 0.6))
    }
  }

  /// Draws a lamp between two arches; the size of its glow depends on the brightness.
  private func drawLamps(_ stage: HouseStage, in canvas: borrowing Canvas) {
    let gold = stage.palette.ochre.mixed(with: .white, by: 0.35)
    stage.repeated(every: 30) { x in
      for (radius, alpha) in [(14.0, 0.16), (9, 0.22), (5, 0.3)] {
        canvas.fill(
          stage.circle(x + 15, 36, radius * scene.light), with: gold.withAlphaComponent(alpha))
      }
      canvas.fill(stage.box(x + 13.5, 33, 3, 6, radius: 1.2), with: gold)
    }
  }

  private func drawFountain(_ stage: HouseStage, in canvas: borrowing Canvas) {
    let palette = stage.palette
    if scene.hasFountain {
      let water = palette.sky.mixed(with: .white, by: 0.5)
      for side in [-1.0, 1] {
        canvas.stroke(
          stage.line((0, 30), (7 * side, 24), (9 * side, 4)), with: water, style: stage.style(2))
        canvas.stroke(
          stage.line((0, 30), (3 * side, 25), (4 * side, 4)), with: water, style: stage.style(1.4))
      }
    }
    let stone = palette.sand.mixed(with: .white, by: 0.4)
    canvas.fill(stage.box(-2.5, -4, 5, 32, radius: 2), with: stone)
    canvas.fill(stage.box(-24, -12, 48, 12, radius: 5), with: stone)
    canvas.fill(stage.box(-20, -5, 40, 4, radius: 2), with: palette.azure)
  }

  /// Draws the guests on both sides of the fountain, with the first guests nearest to it.
  private func drawGuests(_ stage: HouseStage, in canvas: borrowing Canvas) {
    let palette = stage.palette
    for guest in 0..<max(0, scene.guestCount) {
      let side = guest % 2 == 0 ? -1.0 : 1
      let x = side * (40 + Double(guest / 2) * 17)
      let coat = palette[keyPath: GalleryCourtView.guests[guest % GalleryCourtView.guests.count]]
      canvas.fill(stage.arch(x - 5, -16, 10, 24), with: coat)
      canvas.fill(stage.circle(x, 12, 4), with: palette.sand.mixed(with: palette.clay, by: 0.3))
    }
  }
}
