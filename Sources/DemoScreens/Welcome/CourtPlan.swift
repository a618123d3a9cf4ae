import AtriumGeometry
import AtriumGraphics

/// The geometry of the court and the rooms around it.
struct CourtPlan {
  let center: Point
  /// The radius of the outer wall, in points.
  let radius: Double
  /// The number of directions.
  let count: Int

  /// Makes the plan for a court inside a rectangle.
  init(in bounds: Rect, count: Int) {
    center = bounds.center
    radius = min(bounds.width, bounds.height) / 2 * 0.96
    self.count = count
  }

  /// The angle between the middles of two adjacent rooms, in radians.
  var pitch: Double { 2 * Double.pi / Double(max(1, count)) }
  /// The angle, in radians, that a room and the stairs beside it share: the ``pitch`` without the walls.
  private var floor: Double { max(0.1, pitch - 0.2) }
  /// The width of the stroke that rounds the corners of rooms, in points.
  var rounding: Double { radius * 0.05 }

  /// Returns the floor of a room, inset by half the width of the stroke that rounds its corners.
  func room(at angle: Double) -> Path { room(middle: angle, halfWidth: floor * 0.38) }

  /// Returns the stairs that are next to a room, clockwise.
  func stairs(after angle: Double) -> Path {
    room(middle: angle + pitch / 2, halfWidth: floor * 0.12)
  }

  /// Returns whether a point is on a room or on the walls around it.
  func isOnRoom(_ point: Point, at angle: Double) -> Bool {
    let offset = point - center
    guard offset.length > radius * 0.6, offset.length < radius else { return false }
    let turns = (offset.angle - angle) / (2 * .pi)
    return abs((turns - turns.rounded()) * 2 * .pi) <= pitch / 2
  }

  /// Returns the outline of a room as it is drawn, with rounded corners.
  ///
  /// - Parameters:
  ///   - angle: The direction of the room's middle, in radians.
  ///   - growth: The distance by which the outline extends beyond the floor, in points.
  /// - Returns: The outline.
  func outline(at angle: Double, grownBy growth: Double) -> Path {
    var path = Path()
    let half = floor * 0.38
    let (inner, outer) = (radius * 0.645 - growth, radius * 0.885 + growth)
    guard inner > 1 else { return path }
    let (innerHalf, outerHalf) = (half - 0.01 + growth / inner, half + 0.012 + growth / outer)
    path.addArc(
      withCenter: center, radius: outer, startAngle: angle - outerHalf,
      endAngle: angle + outerHalf, clockwise: true)
    path.addArc(
      withCenter: center, radius: inner, startAngle: angle + innerHalf,
      endAngle: angle - innerHalf, clockwise: false)
    path.close()
    return path
  }

  private func room(middle: Double, halfWidth: Double) -> Path {
    var path = Path()
    let (inner, outer) = (radius * 0.645, radius * 0.885)
    // The inner arc has a smaller angle than the outer arc, so that the walls have a constant thickness.
    let (innerHalf, outerHalf) = (halfWidth - 0.01, halfWidth + 0.012)
    path.addArc(
      withCenter: center, radius: outer, startAngle: middle - outerHalf,
      endAngle: middle + outerHalf, clockwise: true)
    path.addArc(
      withCenter: center, radius: inner, startAngle: middle + innerHalf,
      endAngle: middle - innerHalf, clockwise: false)
    path.close()
    return path
  }
}
