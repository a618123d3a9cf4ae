import AtriumGeometry
import AtriumGraphics

extension Drawing {
  /// A low sun over four ranges of hills.
  static let dunes = Drawing(title: "Hills") { area, palette, canvas in
    canvas.fill(
      area,
      with: .linear(
        from: area.origin, to: Point(x: area.minX, y: area.maxY),
        stops: [
          .init(offset: 0, color: palette.sky),
          .init(offset: 0.6, color: palette.ochre.mixed(with: .white, by: 0.45)),
        ]))
    let side = min(area.width, area.height) * 0.34
    let sun = Point(x: area.minX + area.width * 0.66, y: area.minY + area.height * 0.36)
    canvas.fill(
      Path(ovalIn: Rect(center: sun, size: Size(width: side * 2, height: side * 2))),
      with: .radial(
        center: sun, radius: side, Color(white: 1, alpha: 0.6), Color(white: 1, alpha: 0)))
    canvas.fill(
      Path(ovalIn: Rect(center: sun, size: Size(width: side, height: side))),
      with: palette.clay.mixed(with: palette.ochre, by: 0.4))
    let ranges: [(Double, Double, Color)] = [
      (0.52, 0.1, palette.sky.mixed(with: palette.sea, by: 0.35)),
      (0.62, 0.55, palette.sea.mixed(with: palette.sky, by: 0.25)),
      (0.74, 0.25, palette.sea.mixed(with: palette.ink, by: 0.15)),
      (0.87, 0.8, palette.sea.mixed(with: palette.ink, by: 0.5)),
    ]
    for (height, phase, color) in ranges {
      let top = area.minY + area.height * height
      canvas.fill(
        range(in: area, at: height, phase: phase),
        with: .linear(
          from: Point(x: area.minX, y: top - area.height * 0.08),
          to: Point(x: area.minX, y: area.maxY), color, color.mixed(with: palette.ink, by: 0.35)))
    }
  }

  private static func range(in area: Rect, at height: Double, phase: Double) -> Path {
    let swing = area.height * 0.11
    let wave = area.width * 0.62
    let middle = area.minY + area.height * height
    var x = area.minX - wave * (0.5 + phase)
    var path = Path()
    path.move(to: Point(x: x, y: area.maxY + 1))
    path.addLine(to: Point(x: x, y: middle))
    var up = -1.0
    while x < area.maxX {
      path.addCurve(
        to: Point(x: x + wave / 2, y: middle),
        controlPoint1: Point(x: x + wave * 0.18, y: middle + up * swing),
        controlPoint2: Point(x: x + wave * 0.32, y: middle + up * swing))
      x += wave / 2
      up = -up
    }
    path.addLine(to: Point(x: x, y: area.maxY + 1))
    path.close()
    return path
  }
}
