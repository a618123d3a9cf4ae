import AtriumGeometry
import AtriumGraphics

/// The pictures of *IconRing*.
enum RingPlaceDrawing {
  /// The keeper of the court, in front of an arcade.
  static func drawKeeper(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    let wall = palette.clay
    let shade = wall.mixed(with: palette.ink, by: 0.35)
    stage.drawGround(wall, shade, on: canvas)
    canvas.fill(
      stage.rect(-stage.reach, 70, 2 * stage.reach, 3), with: palette.ochre)
    stage.repeated(every: 58) { x in
      canvas.fill(stage.arch(x - 23, -HouseStage.floor, 46, 86), with: shade)
      canvas.fill(stage.arch(x - 20, -HouseStage.floor, 40, 82), with: palette.sky)
      canvas.fill(stage.rect(x - 20, -HouseStage.floor, 40, 30), with: palette.sage)
      let leaf = palette.sage.mixed(with: palette.sea, by: 0.5)
      if x != 0 {
        canvas.fill(
          stage.rect(x - 1, 0, 2, 22), with: palette.clay.mixed(with: palette.ink, by: 0.5))
        canvas.fill(stage.circle(x, 28, 12), with: leaf)
      }
    }
    let skin = palette.ochre.mixed(with: palette.clay, by: 0.35)
    let coat = palette.plum
    let hair = Color(white: 0.13)
    canvas.fill(stage.box(-19, -60, 38, 72, radius: 17), with: coat)
    canvas.fill(stage.box(-4.5, 6, 9, 14, radius: 4), with: skin.mixed(with: hair, by: 0.15))
    canvas.fill(stage.circle(0, 29.5, 13), with: hair)
    canvas.fill(stage.box(-12.8, 16, 4.5, 15, radius: 2.2), with: hair)
    canvas.fill(stage.box(8.3, 16, 4.5, 15, radius: 2.2), with: hair)
    canvas.fill(stage.circle(0, 26, 10.5), with: skin)
    for x in [-3.6, 3.6] { canvas.fill(stage.circle(x, 27, 1), with: hair) }
    canvas.stroke(
      stage.line((-3.6, 22.2), (-1.6, 20.4), (1.6, 20.4), (3.6, 22.2)), with: hair,
      style: stage.style(0.9))
    // The key of the house on a ribbon.
    canvas.stroke(
      stage.line((-7, 9), (0, -6), (7, 9)), with: palette.sand, style: stage.style(1))
    canvas.stroke(stage.circle(0, -9, 3), with: palette.ochre, style: stage.style(1.6))
    canvas.stroke(
      stage.line((0, -12), (0, -20), (3, -20)), with: palette.ochre, style: stage.style(1.6))
  }

  /// A ring of discs over a page; one of the discs is chosen.
  static func drawRing(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    canvas.fill(
      area,
      with: .linear(
        from: area.origin, to: Point(x: area.minX, y: area.maxY),
        palette.azure, palette.azure.mixed(with: palette.ink, by: 0.35)))
    // The floor of the court from above.
    stage.repeated(every: 20) { x in
      canvas.fill(
        stage.rect(x - 0.3, -HouseStage.floor, 0.6, 100), with: Color(white: 1, alpha: 0.08))
    }
    for y in stride(from: -HouseStage.floor, to: 80, by: 20) {
      canvas.fill(
        stage.rect(-stage.reach, y, 2 * stage.reach, 0.6), with: Color(white: 1, alpha: 0.08))
    }
    let middle = (x: 0.0, y: 28.0)
    canvas.fill(stage.circle(middle.x, middle.y, 44), with: palette.ink.withAlphaComponent(0.25))
    canvas.stroke(
      stage.circle(middle.x, middle.y, 28), with: palette.stone.mixed(with: .white, by: 0.6),
      style: stage.style(1.6))
    let colors = [palette.ochre, palette.clay, palette.sage, palette.plum, palette.sky]
    for (index, color) in colors.enumerated() {
      let place = Point(x: middle.x, y: middle.y)
        .polar(Double(index) * 2 * .pi / Double(colors.count) + .pi / 2, 28)
      let isChosen = index == 0
      canvas.fill(
        stage.circle(place.x, place.y, isChosen ? 12 : 9), with: Color(white: 0.1, alpha: 0.9))
      canvas.fill(stage.circle(place.x, place.y, isChosen ? 9 : 5.5), with: color)
    }
    // The pointer of the user.
    var arrow = stage.line((1, 49), (1, 33), (5, 36.5), (8, 31), (11, 32.6), (8, 38), (13, 39))
    arrow.close()
    canvas.fill(arrow, with: .white)
    canvas.stroke(arrow, with: Color(white: 0.1), style: stage.style(1))
  }
}
