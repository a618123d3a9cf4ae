import AtriumGeometry
import AtriumGraphics

/// The rectangle of a scene, and the shapes from which scenes are made.
///
/// Shapes are positioned relative to the middle of the upper edge of the floor. The unit is a hundredth of the
/// height; *x* grows to the right and *y* grows upwards.
struct HouseStage {
  /// The height of the floor, in units.
  static let floor = 22.0

  let area: Rect
  let palette: Palette

  private var unit: Double { area.height / 100 }
  /// Half of the width, in units.
  var reach: Double { area.width / unit / 2 }

  /// Returns the point, in points, for coordinates in units.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: area.midX + x * unit, y: area.maxY - (HouseStage.floor + y) * unit)
  }

  /// Returns the rectangle with a lower left corner and a size in units.
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(
      origin: point(x, y + height), size: Size(width: width * unit, height: height * unit))
  }

  /// Returns a rectangular path with rounded corners, with a lower left corner, a size and a radius in units.
  func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> Path {
    Path(roundedRect: rect(x, y, width, height), cornerRadius: radius * unit)
  }

  /// Returns the circle with a centre and a radius in units.
  func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ovalIn: rect(x - radius, y - radius, 2 * radius, 2 * radius))
  }

  /// Returns the arch with a lower left corner and a size in units.
  func arch(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.move(to: point(x, y))
    path.addLine(to: point(x, y + height - width / 2))
    let bend = width * 0.276
    path.addCurve(
      to: point(x + width / 2, y + height),
      controlPoint1: point(x, y + height - width / 2 + bend),
      controlPoint2: point(x + width / 2 - bend, y + height))
    path.addCurve(
      to: point(x + width, y + height - width / 2),
      controlPoint1: point(x + width / 2 + bend, y + height),
      controlPoint2: point(x + width, y + height - width / 2 + bend))
    path.addLine(to: point(x + width, y))
    path.close()
    return path
  }

  /// Returns an open path of straight lines through points in units.
  func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: point(x, y)) } else { path.addLine(to: point(x, y)) }
    }
    return path
  }

  /// Returns the style of a line with a width in units.
  func style(_ width: Double) -> LineStyle {
    LineStyle(width: width * unit, cap: .round, join: .round)
  }

  /// Fills the wall and the floor.
  func drawGround(_ wall: Color, _ floor: Color, on canvas: borrowing Canvas) {
    canvas.fill(area, with: wall)
    canvas.fill(rect(-reach, -HouseStage.floor, 2 * reach, HouseStage.floor), with: floor)
  }

  /// Calls a closure with the multiples of a distance that cover the whole width, as x coordinates in units.
  func repeated(every distance: Double, _ body: (Double) -> Void) {
    let count = Int((reach / distance).rounded(.up))
    for index in -count...count { body(Double(index) * distance) }
  }
}
