public import AtriumGeometry

/// The shape of a curled leaf.
///
/// The leaf is flat up to the fold line, bent over a cylinder there, and flat again on top of the cylinder.
///
/// The leaf's coordinates are in points. The origin is the upper end of the bound edge, and the free edge is on the
/// right.
public struct PageCurlShape: Hashable, Sendable {
  /// The radius of the cylinder.
  public let radius: Double
  /// The direction from the fold line towards the free edge, with the length 1; its x component is positive.
  public let normal: Point
  /// The distance of the fold line from the origin, along the normal.
  public let line: Double

  /// Makes a shape from its radius, its normal and its fold line.
  public init(radius: Double, normal: Point, line: Double) {
    (self.radius, self.normal, self.line) = (radius, normal, line)
  }

  /// Returns the radius of a fully open roll for a leaf.
  public static func radius(of size: Size) -> Double {
    max(8, 0.085 * min(size.width, size.height))
  }

  /// Makes the shape in which a point of the free edge is at a given position.
  ///
  /// The fold line never crosses the spine, where the leaf is bound. If the position is too far up or down,
  /// the point comes only as close to it as this rule allows.
  ///
  /// - Parameters:
  ///   - size: The size of the leaf.
  ///   - edge: The y coordinate of the held point on the free edge of the flat leaf.
  ///   - place: The position of that point, with x from `width` to −`width`.
  public init(of size: Size, holding edge: Double, at place: Point) {
    let open = PageCurlShape.radius(of: size)
    let along = min(max(0, size.width - place.x), 2 * size.width)
    let most = 0.75 * along
    let across = min(max(-most, edge - place.y), most)
    func shape(_ part: Double) -> PageCurlShape {
      PageCurlShape(size: size, edge: edge, open: open, along: along, across: across * part)
    }
    var best = shape(1)
    if !best.isBound(in: size) {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if shape(middle).isBound(in: size) { low = middle } else { high = middle }
      }
      best = shape(low)
    }
    self = best
  }

  private init(size: Size, edge: Double, open: Double, along: Double, across: Double) {
    let way = Point(x: along, y: across)
    let distance = way.length
    // The radius grows from 0 when the flat leaf is lifted, and shrinks to 0 again at the spine.
    radius = max(0, min(open, distance / .pi, (2 * size.width - along) / .pi))
    normal = distance > 1e-9 ? way * (1 / distance) : Point(x: 1, y: 0)
    let held = normal.x * size.width + normal.y * edge
    line = held - (distance + .pi * radius) / 2
  }

  /// Returns whether the fold line does not cross the spine.
  private func isBound(in size: Size) -> Bool {
    line >= max(0, normal.y * size.height) - 1e-6
  }

  /// Returns the maximum distance of the leaf's corners from the origin, along the normal.
  public func reach(of size: Size) -> Double {
    normal.x * size.width + max(0, normal.y * size.height)
  }

  /// Returns the position, seen from above, to which a point beyond the fold line is folded.
  func folded(_ point: Point) -> Point {
    let distance = normal.x * point.x + normal.y * point.y
    let place = 2 * line + .pi * radius - distance
    return point + normal * (place - distance)
  }
}
