import AtriumGeometry
import AtriumGraphics

extension Drawing {
  /// A Lissajous curve: two perpendicular oscillations with a ratio of 3 to 4.
  static let orbit = Drawing(title: "Lissajous, 3 : 4") { area, palette, canvas in
    canvas.fill(
      area,
      with: .radial(
        center: area.center, radius: max(area.width, area.height) * 0.7,
        palette.ink.mixed(with: palette.sea, by: 0.5), palette.ink))
    let reach = Size(width: area.width * 0.40, height: area.height * 0.40)
    let steps = 360
    func point(_ step: Int) -> Point {
      let turn = Double(step) / Double(steps) * 2 * .pi
      return Point(
        x: area.midX + Point.zero.polar(3 * turn - .pi / 4, reach.width).x,
        y: area.midY + Point.zero.polar(4 * turn, reach.height).y)
    }
    let width = max(1.5, min(area.width, area.height) * 0.022)
    for step in 0..<steps {
      var piece = Path()
      piece.move(to: point(step))
      piece.addLine(to: point(step + 1))
      let turn = Double(step) / Double(steps)
      // The colour changes from the first to the second colour and back, because both ends of the curve meet.
      let part = turn < 0.5 ? turn * 2 : 2 - turn * 2
      canvas.stroke(
        piece, with: palette.clay.mixed(with: palette.sky, by: part),
        style: LineStyle(width: width, cap: .round))
    }
    for step in stride(from: 0, to: steps, by: 30) {
      canvas.fill(
        Path(
          ovalIn: Rect(center: point(step), size: Size(width: width * 2.6, height: width * 2.6))),
        with: Color(hex: 0xfaf4e9))
    }
  }
}
