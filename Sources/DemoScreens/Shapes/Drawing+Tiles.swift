import AtriumGeometry
import AtriumGraphics

extension Drawing {
  /// Square tiles with quarter circles in random orientations, whose lines always connect.
  static let tiles = Drawing(title: "Truchet tiles") { area, palette, canvas in
    canvas.fill(
      area,
      with: .linear(
        from: area.origin, to: Point(x: area.maxX, y: area.maxY), palette.sea,
        palette.sea.mixed(with: palette.ink, by: 0.45)))
    let side = max(14, min(area.width, area.height) / 5)
    let columns = Int((area.width / side).rounded(.up))
    let rows = Int((area.height / side).rounded(.up))
    // The tiles are centred, so that the left and the right column are clipped equally.
    let left = area.midX - Double(columns) * side / 2
    let top = area.midY - Double(rows) * side / 2
    var lines = Path()
    var random: UInt32 = 2024
    for row in 0..<rows {
      for column in 0..<columns {
        random = random &* 1_664_525 &+ 1_013_904_223
        let corner = Point(x: left + Double(column) * side, y: top + Double(row) * side)
        addTile(to: &lines, at: corner, side: side, isTurned: random >> 16 & 1 == 1)
      }
    }
    canvas.stroke(
      lines, with: palette.ink.withAlphaComponent(0.35), style: LineStyle(width: side * 0.46))
    canvas.stroke(lines, with: Color(hex: 0xfaf4e9), style: LineStyle(width: side * 0.34))
    canvas.stroke(lines, with: palette.clay, style: LineStyle(width: side * 0.10))
  }

  private static func addTile(
    to path: inout Path, at corner: Point, side: Double, isTurned: Bool
  ) {
    let quarter = Double.pi / 2
    let arcs: [(Point, Double)] =
      isTurned
      ? [(Point(x: side, y: 0), quarter), (Point(x: 0, y: side), 3 * quarter)]
      : [(Point(x: 0, y: 0), 0), (Point(x: side, y: side), 2 * quarter)]
    for (middle, start) in arcs {
      path.move(to: (corner + middle).polar(start, side / 2))
      path.addArc(
        withCenter: corner + middle, radius: side / 2, startAngle: start,
        endAngle: start + quarter, clockwise: true)
    }
  }
}
