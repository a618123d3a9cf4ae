import AtriumGeometry
import AtriumGraphics

extension Drawing {
  /// Three rings of petals.
  static let bloom = Drawing(title: "Petals") { area, palette, canvas in
    let center = area.center
    let radius = min(area.width, area.height) * 0.44
    canvas.fill(
      area,
      with: .radial(
        center: center, radius: max(area.width, area.height) * 0.75,
        palette.plum.mixed(with: .black, by: 0.15), palette.ink.mixed(with: palette.plum, by: 0.35))
    )
    let rings: [(Double, Int, Color, Color)] = [
      (1.0, 16, palette.clay, palette.ochre), (0.74, 12, palette.ochre, palette.stoneOfDay),
      (0.46, 8, palette.clay, palette.plum),
    ]
    for (index, (part, count, tip, heart)) in rings.enumerated() {
      let ring = petals(
        count: count, radius: radius * part,
        turned: index.isMultiple(of: 2) ? 0 : .pi / Double(count),
        around: center)
      for petal in ring {
        canvas.fill(
          petal,
          with: .radial(
            center: center, radius: radius * part,
            stops: [
              .init(offset: 0.1, color: heart.withAlphaComponent(0.95)),
              .init(offset: 1, color: tip.withAlphaComponent(0.9)),
            ]))
        canvas.stroke(petal, with: palette.ink.withAlphaComponent(0.18), width: 1)
      }
    }
    let eye = Rect(center: center, size: Size(width: radius * 0.26, height: radius * 0.26))
    canvas.fill(Path(ovalIn: eye), with: palette.ink)
    canvas.fill(
      Path(ovalIn: eye.insetBy(dx: radius * 0.04, dy: radius * 0.04)), with: palette.ochre)
  }

  private static func petals(
    count: Int, radius: Double, turned: Double, around center: Point
  ) -> [Path] {
    let half = .pi / Double(count) * 1.15
    return (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * .pi + turned
      let tip = center.polar(angle, radius)
      var path = Path()
      path.move(to: center)
      path.addCurve(
        to: tip, controlPoint1: center.polar(angle - half * 1.3, radius * 0.55),
        controlPoint2: center.polar(angle - half * 0.55, radius * 0.98))
      path.addCurve(
        to: center, controlPoint1: center.polar(angle + half * 0.55, radius * 0.98),
        controlPoint2: center.polar(angle + half * 1.3, radius * 0.55))
      path.close()
      return path
    }
  }
}

extension Palette {
  /// A bright stone colour, which is the same in the light and the dark style.
  fileprivate var stoneOfDay: Color { Color(hex: 0xfaf4e9) }
}
