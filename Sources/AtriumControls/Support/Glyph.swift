import AtriumGeometry
import AtriumGraphics

/// The glyphs that controls draw with lines.
enum Glyph {
  case minus
  case plus
  /// The chevron of a back button in a left-to-right layout.
  case chevronLeft
  case chevronRight

  /// Draws the glyph around a point.
  func draw(at center: Point, color: Color, in canvas: borrowing Canvas) {
    var path = Path()
    func line(_ points: (Double, Double)...) {
      for (index, point) in points.enumerated() {
        let place = center + Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    switch self {
    case .minus:
      line((-5, 0), (5, 0))
    case .plus:
      line((-5, 0), (5, 0))
      line((0, -5), (0, 5))
    case .chevronLeft:
      line((3, -6), (-3, 0), (3, 6))
    case .chevronRight:
      line((-3, -6), (3, 0), (-3, 6))
    }
    canvas.stroke(path, with: color, style: LineStyle(width: 2, cap: .round, join: .round))
  }
}
