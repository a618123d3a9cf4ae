import AtriumGeometry
import AtriumGraphics

/// The illustration of *Navigation*: a shelf of books.
struct ShelfDrawing {
  /// A number that varies the books.
  let seed: Int

  /// Draws the shelf into a rectangle.
  func draw(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    let wood = palette.clay.mixed(with: palette.ink, by: 0.5)
    stage.drawGround(palette.sand.mixed(with: palette.ochre, by: 0.25), wood, on: canvas)
    stage.drawBooks(at: 0, seed: seed, height: 66, on: canvas)
    canvas.fill(
      stage.rect(-stage.reach, -4, 2 * stage.reach, 4),
      with: wood.mixed(with: palette.ochre, by: 0.35))
  }
}
