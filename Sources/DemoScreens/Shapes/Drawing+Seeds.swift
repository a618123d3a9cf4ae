import AtriumGeometry
import AtriumGraphics

extension Drawing {
  /// The seeds of a sunflower: each is rotated from the previous one by the golden angle.
  static let seeds = Drawing(title: "Golden angle") { area, palette, canvas in
    canvas.fill(
      area,
      with: .linear(
        from: area.origin, to: Point(x: area.maxX, y: area.maxY),
        palette.sand.mixed(with: .white, by: 0.1), palette.sand))
    let golden = Double.pi * (3 - 5.0.squareRoot())
    let count = 180
    let radius = min(area.width, area.height) * 0.42
    for index in 1...count {
      let part = (Double(index) / Double(count)).squareRoot()
      let place = area.center.polar(Double(index) * golden, radius * part)
      let side = radius * (0.035 + 0.075 * part)
      let color =
        part < 0.55
        ? palette.plum.mixed(with: palette.clay, by: part / 0.55)
        : palette.clay.mixed(with: palette.ochre, by: (part - 0.55) / 0.45)
      canvas.fill(
        Path(ovalIn: Rect(center: place, size: Size(width: side, height: side))), with: color)
    }
  }
}
