import AtriumGeometry
import AtriumGraphics

extension HouseStage {
  /// An arcade in the sun, with a fountain in front of it.
  func drawCourt(on canvas: borrowing Canvas) {
    drawGround(palette.sky, palette.sand, on: canvas)
    canvas.fill(circle(46, 62, 9), with: palette.ochre)
    canvas.fill(rect(-reach, 0, 2 * reach, 46), with: palette.clay)
    canvas.fill(
      rect(-reach, 46, 2 * reach, 5), with: palette.clay.mixed(with: palette.ink, by: 0.3))
    repeated(every: 30) { x in
      canvas.fill(
        arch(x - 10, 0, 20, 36), with: palette.clay.mixed(with: palette.ink, by: 0.62))
    }
    canvas.stroke(
      line((0, 30), (-7, 24), (-9, 8)), with: palette.sky.mixed(with: .white, by: 0.5),
      style: style(2))
    canvas.stroke(
      line((0, 30), (7, 24), (9, 8)), with: palette.sky.mixed(with: .white, by: 0.5),
      style: style(2))
    canvas.fill(box(-2.5, -4, 5, 32, radius: 2), with: palette.stone)
    canvas.fill(box(-24, -12, 48, 12, radius: 5), with: palette.stone)
    canvas.fill(box(-20, -5, 40, 4, radius: 2), with: palette.azure)
  }

  /// A clock on the wall, and coats beside it.
  func drawHall(on canvas: borrowing Canvas) {
    drawGround(palette.plum, palette.ochre.mixed(with: palette.ink, by: 0.25), on: canvas)
    repeated(every: 24) { x in
      canvas.fill(
        rect(x - 0.5, -HouseStage.floor, 1, HouseStage.floor),
        with: palette.ink.withAlphaComponent(0.25))
    }
    canvas.fill(rect(-reach, 0, 2 * reach, 3), with: palette.ink.withAlphaComponent(0.35))
    canvas.fill(circle(0, 42, 25), with: palette.ink.withAlphaComponent(0.35))
    canvas.fill(circle(0, 43, 24), with: palette.stone)
    for hour in 0..<12 {
      let angle = Double(hour) * .pi / 6
      let mark = Point(angle: angle, length: 20)
      canvas.fill(circle(mark.x, 43 + mark.y, hour % 3 == 0 ? 1.6 : 0.8), with: label)
    }
    canvas.stroke(line((0, 43), (-9, 50)), with: label, style: style(2.4))
    canvas.stroke(line((0, 43), (13, 52)), with: palette.clay, style: style(1.6))
    let rail = palette.ochre.mixed(with: palette.ink, by: 0.3)
    for x in [-74.0, 40] { canvas.fill(box(x, 50, 36, 4, radius: 1.5), with: rail) }
    for (x, color) in [
      (-65.0, palette.sea), (-47, palette.ochre), (49, palette.sage), (67, palette.clay),
    ] {
      canvas.stroke(line((x, 51), (x, 47)), with: palette.sand, style: style(1.2))
      var coat = line((x - 3, 46), (x + 3, 46), (x + 7, 41), (x + 9, 14), (x - 9, 14), (x - 7, 41))
      coat.close()
      canvas.fill(coat, with: color)
      canvas.stroke(
        line((x, 44), (x, 15)), with: color.mixed(with: palette.ink, by: 0.35), style: style(0.8))
    }
  }

  /// A window, and an easel with a picture of the view from the window.
  func drawStudio(on canvas: borrowing Canvas) {
    drawGround(palette.sea, palette.sand.mixed(with: palette.clay, by: 0.35), on: canvas)
    let frame = palette.stone
    canvas.fill(box(-76, 20, 46, 50, radius: 2), with: frame)
    canvas.fill(rect(-73, 23, 40, 44), with: palette.sky)
    canvas.fill(circle(-44, 52, 6), with: palette.ochre)
    canvas.fill(rect(-73, 23, 40, 12), with: palette.sage)
    canvas.fill(rect(-54, 23, 2, 44), with: frame)
    let wood = palette.ochre.mixed(with: palette.ink, by: 0.45)
    for (from, to) in [(-2.0, -16.0), (2, 16), (0, 0)] {
      canvas.stroke(line((from, 66), (to, -14)), with: wood, style: style(3))
    }
    canvas.fill(box(-21, 14, 42, 44, radius: 1.5), with: palette.stone)
    canvas.fill(rect(-18, 17, 36, 38), with: palette.sky)
    canvas.fill(circle(8, 42, 6), with: palette.clay)
    canvas.fill(rect(-18, 17, 36, 12), with: palette.sage)
    canvas.stroke(line((-22, 13), (22, 13)), with: wood, style: style(3))
    for (x, color) in [(34.0, palette.clay), (44, palette.ochre), (54, palette.plum)] {
      canvas.fill(box(x, -8, 8, 9, radius: 1), with: palette.stone)
      canvas.fill(rect(x + 1, -1, 6, 3), with: color)
    }
  }

  /// Two shelves of books, and a ladder.
  func drawLibrary(on canvas: borrowing Canvas) {
    let wood = palette.clay.mixed(with: palette.ink, by: 0.55)
    drawGround(wood.mixed(with: palette.ink, by: 0.4), wood, on: canvas)
    for (shelf, y) in [(0, 0.0), (1, 40)] {
      drawBooks(at: y, seed: shelf, height: 32, on: canvas)
      canvas.fill(rect(-reach, y - 3, 2 * reach, 3), with: wood.mixed(with: palette.ochre, by: 0.3))
    }
    let ladder = palette.sand
    for x in [44.0, 60] {
      canvas.stroke(line((x + 6, 76), (x, -18)), with: ladder, style: style(2.4))
    }
    for step in 0..<6 {
      let y = -8 + Double(step) * 14
      let shift = (y + 18) * 6 / 94
      canvas.stroke(line((44 + shift, y), (60 + shift, y)), with: ladder, style: style(2))
    }
  }

  /// Draws the spines of books on a shelf.
  ///
  /// - Parameters:
  ///   - y: The upper edge of the shelf, in units.
  ///   - seed: A number that varies the books.
  ///   - height: The maximum height of a book, in units.
  ///   - canvas: The canvas.
  func drawBooks(at y: Double, seed: Int, height: Double, on canvas: borrowing Canvas) {
    let colors = [
      palette.clay, palette.sand, palette.sea, palette.ochre, palette.plum, palette.sage,
      palette.azure,
    ]
    var (x, index) = (-reach - 2, seed * 5)
    while x < reach {
      let width = 5 + Double((index * 7 + seed) % 4) * 1.6
      let high = height * (0.72 + Double((index * 5 + 2) % 7) * 0.045)
      let color = colors[(index * 3 + seed) % colors.count]
      canvas.fill(box(x, y, width - 0.6, high, radius: 0.8), with: color)
      canvas.fill(
        rect(x + 1, y + high * 0.72, width - 2.6, high * 0.08),
        with: color.mixed(with: palette.ink, by: 0.35))
      // A gap after some books, as on a real shelf.
      x += width + (index % 9 == 8 ? 6 : 0)
      index += 1
    }
  }

  /// Three framed pictures, and a bench in front of them.
  func drawGallery(on canvas: borrowing Canvas) {
    drawGround(palette.sage.mixed(with: palette.ink, by: 0.35), palette.sand, on: canvas)
    canvas.fill(rect(-reach, 0, 2 * reach, 3), with: palette.stone)
    for (x, width, ground) in [
      (-74.0, 40.0, palette.azure), (-22, 44, palette.sky), (34, 40, palette.plum),
    ] {
      canvas.fill(box(x, 20, width, 48, radius: 1), with: palette.ochre)
      canvas.fill(rect(x + 3, 23, width - 6, 42), with: ground)
    }
    canvas.fill(circle(-54, 40, 10), with: palette.ochre)
    canvas.fill(rect(-71, 23, 34, 10), with: palette.sea)
    canvas.fill(circle(0, 48, 7), with: palette.sand)
    canvas.fill(arch(-11, 23, 22, 20), with: palette.clay)
    canvas.fill(box(40, 30, 14, 14), with: palette.ochre)
    canvas.fill(circle(60, 50, 7), with: palette.clay)
    let wood = palette.clay.mixed(with: palette.ink, by: 0.35)
    canvas.fill(box(-26, -8, 52, 5, radius: 2), with: wood)
    for x in [-22.0, 18] { canvas.fill(rect(x, -16, 4, 9), with: wood) }
  }

  /// Trees and roses along a path.
  func drawGarden(on canvas: borrowing Canvas) {
    drawGround(palette.sky, palette.sage, on: canvas)
    canvas.fill(circle(-58, 60, 9), with: palette.ochre)
    canvas.fill(circle(-70, -80, 110), with: palette.sage.mixed(with: palette.sea, by: 0.4))
    canvas.fill(circle(80, -92, 120), with: palette.sage.mixed(with: palette.sea, by: 0.25))
    canvas.fill(rect(-reach, -HouseStage.floor, 2 * reach, HouseStage.floor), with: palette.sage)
    var path = line((-6, 2), (6, 2), (34, -HouseStage.floor), (-34, -HouseStage.floor))
    path.close()
    canvas.fill(path, with: palette.sand)
    let leaf = palette.sea.mixed(with: palette.sage, by: 0.5)
    repeated(every: 34) { x in
      guard abs(x) > 10 else { return }
      canvas.fill(rect(x - 1.5, -6, 3, 22), with: palette.clay.mixed(with: palette.ink, by: 0.5))
      canvas.fill(circle(x, 26, 14), with: leaf.mixed(with: palette.ink, by: 0.2))
      canvas.fill(circle(x - 3, 29, 9), with: leaf)
    }
    repeated(every: 17) { x in
      guard abs(x) > 20 else { return }
      canvas.fill(circle(x + 3, -7, 5), with: leaf)
      canvas.fill(circle(x + 1, -5, 2), with: palette.clay)
      canvas.fill(circle(x + 6, -8, 2), with: palette.clay)
    }
  }

  /// Barrels in the light of a lamp.
  func drawCellar(on canvas: borrowing Canvas) {
    let wall = palette.plum.mixed(with: Color(white: 0), by: 0.62)
    drawGround(wall, wall.mixed(with: Color(white: 0), by: 0.35), on: canvas)
    canvas.fill(
      circle(0, 52, 60),
      with: .radial(
        center: point(0, 52), radius: rect(0, 0, 60, 1).width,
        palette.ochre.withAlphaComponent(0.55), palette.ochre.withAlphaComponent(0)))
    canvas.stroke(line((0, 78), (0, 60)), with: palette.sand, style: style(1))
    canvas.fill(arch(-5, 50, 10, 10), with: palette.sand)
    canvas.fill(circle(0, 49, 3.4), with: palette.ochre)
    let wood = palette.clay.mixed(with: palette.ochre, by: 0.35)
    func barrel(_ x: Double, _ y: Double, _ radius: Double) {
      canvas.fill(circle(x, y, radius), with: wood.mixed(with: palette.ink, by: 0.5))
      canvas.fill(circle(x, y, radius * 0.86), with: wood)
      canvas.stroke(
        circle(x, y, radius * 0.6), with: wood.mixed(with: palette.ink, by: 0.35), style: style(1))
      canvas.fill(circle(x, y - radius * 0.3, radius * 0.1), with: palette.ink)
    }
    repeated(every: 34) { x in
      guard abs(x) > 20 else { return }
      barrel(x, 8, 16)
      if abs(x) > 60 { barrel(x - (x > 0 ? 17 : -17), 35, 14) }
    }
  }

  /// The colour of marks on bright areas of a scene, in both themes.
  private var label: Color { Color(white: 0.12) }
}
