import AtriumGeometry
import AtriumGraphics

/// The small illustrations in the rows of *Navigation*: a book, or a storyboard.
enum CoverDrawing {
  /// Draws a book with a coloured cover.
  ///
  /// - Parameters:
  ///   - seed: A number that varies the cover.
  ///   - area: The rectangle.
  ///   - palette: The colours.
  ///   - canvas: The canvas.
  static func drawBook(_ seed: Int, in area: Rect, _ palette: Palette, on canvas: borrowing Canvas)
  {
    let colors = [
      palette.clay, palette.sea, palette.plum, palette.sage, palette.azure, palette.ochre,
    ]
    let color = colors[seed % colors.count]
    let stage = HouseStage(area: area, palette: palette)
    canvas.fill(area, with: palette.sand)
    canvas.fill(stage.box(-25, -14, 56, 84, radius: 5), with: palette.ink.withAlphaComponent(0.18))
    canvas.fill(stage.box(-28, -11, 56, 84, radius: 5), with: color)
    canvas.fill(
      stage.box(-28, -11, 10, 84, radius: 4), with: color.mixed(with: palette.ink, by: 0.3))
    let mark = color.mixed(with: .white, by: 0.75)
    switch seed % 3 {
    case 0: canvas.fill(stage.circle(5, 44, 11), with: mark)
    case 1: canvas.fill(stage.arch(-6, 32, 22, 26), with: mark)
    default: canvas.fill(stage.box(-6, 34, 22, 22, radius: 3), with: mark)
    }
    for (y, width) in [(18.0, 26.0), (9, 16)] {
      canvas.fill(stage.box(5 - width / 2, y, width, 4, radius: 2), with: mark)
    }
  }

  /// Draws two scenes of a storyboard with a segue between them.
  static func drawStoryboard(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    canvas.fill(area, with: palette.azure)
    for x in [-38.0, 8] {
      canvas.fill(
        stage.box(x, 2, 30, 54, radius: 4), with: palette.stone.mixed(with: .white, by: 0.5))
      canvas.fill(stage.box(x + 5, 42, 20, 6, radius: 2), with: palette.azure)
    }
    let line = Color(white: 1)
    canvas.stroke(stage.line((-8, 29), (8, 29)), with: palette.ink, style: stage.style(9))
    canvas.stroke(stage.line((-8, 29), (6, 29)), with: line, style: stage.style(4))
    canvas.stroke(stage.line((1, 35), (7, 29), (1, 23)), with: line, style: stage.style(4))
  }
}
