package import AtriumGeometry
package import AtriumGraphics

/// The outline of one wedge of a ring, and the space for its title.
package struct RingMenuWedgeShape: Equatable, Sendable {
  /// Half of the space between two wedges, in points.
  private static let halfGap = 1.5
  /// The radius of the corners, in points.
  private static let corner = 5.0
  /// The space between a title and the wedge's border, in points.
  private static let padding = 5.0

  /// The centre of the ring.
  package let center: Point
  /// The inner radius, in points.
  package let inner: Double
  /// The outer radius, in points.
  package let outer: Double
  /// The direction of the wedge's centre, in radians.
  package let angle: Double
  /// Half of the wedge's angle, in radians.
  package let half: Double

  package init(center: Point, inner: Double, outer: Double, angle: Double, half: Double) {
    (self.center, self.inner, self.outer) = (center, inner, outer)
    (self.angle, self.half) = (angle, half)
  }

  /// Returns the outline, inset by a distance.
  ///
  /// - Parameters:
  ///   - inset: The distance, in points. A stroke along the outline, with twice this distance as its line width,
  ///     reaches the wedge's border and rounds its corners.
  ///   - growth: How far the outer border moves outwards, in points.
  /// - Returns: The outline.
  package func path(inset: Double = corner, growth: Double = 0) -> Path {
    let (low, high) = (inner + 2 + inset, outer + growth - inset)
    guard high > low else { return Path() }
    let gap = half < .pi - 1e-9 ? RingMenuWedgeShape.halfGap + inset : 0
    // The inner arc is shortened by a larger angle than the outer arc, so that the gap between two wedges has the
    // same width everywhere.
    let (lowHalf, highHalf) = (max(0.01, half - gap / low), max(0.01, half - gap / high))
    var path = Path()
    path.addArc(
      withCenter: center, radius: high, startAngle: angle - highHalf, endAngle: angle + highHalf,
      clockwise: true)
    path.addArc(
      withCenter: center, radius: low, startAngle: angle + lowHalf, endAngle: angle - lowHalf,
      clockwise: false)
    path.close()
    return path
  }

  /// Returns the bounding box of the wedge.
  package func bounds(growth: Double = 0) -> Rect {
    let box = path(inset: 0, growth: growth).bounds.insetBy(dx: -2, dy: -2)
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
  }

  /// Returns whether a rectangle lies inside the wedge, together with the space around a title.
  package func holds(_ rect: Rect, from inner: Double) -> Bool {
    let pad = RingMenuWedgeShape.padding
    let nearest = Point(
      x: min(max(center.x, rect.minX), rect.maxX), y: min(max(center.y, rect.minY), rect.maxY))
    guard nearest.distance(to: center) >= inner else { return false }
    for corner in [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ] {
      let offset = corner - center
      guard offset.length <= outer - pad else { return false }
      guard half <= .pi / 2 + 1e-9 else { continue }
      let (low, high) = (
        Point(angle: angle - half, length: 1), Point(angle: angle + half, length: 1)
      )
      guard low.x * offset.y - low.y * offset.x >= pad,
        high.x * offset.y - high.y * offset.x <= -pad
      else { return false }
    }
    return true
  }

  /// Returns a wide rectangle of a given height inside the wedge, near the middle of the wedge.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - margin: The width of the strip at the inner border that stays free, in points.
  ///   - maximum: The maximum width, in points.
  /// - Returns: The rectangle; nil if no rectangle fits.
  package func widest(height: Double, above margin: Double, maximum: Double = 130) -> Rect? {
    var best: (rect: Rect, score: Double)?
    for radius in stride(from: inner, through: outer, by: 2) {
      let place = center + Point(angle: angle, length: radius)
      func rect(_ width: Double) -> Rect {
        Rect(center: place, size: Size(width: width, height: height))
      }
      guard holds(rect(16), from: inner + margin) else { continue }
      var (low, high) = (16.0, maximum)
      if holds(rect(maximum), from: inner + margin) { low = maximum }
      while high - low > 1 {
        let middle = (low + high) / 2
        if holds(rect(middle), from: inner + margin) { low = middle } else { high = middle }
      }
      // The score is the width, up to 110 points, minus 0.3 for each point of distance from the middle.
      let score = min(low, 110) - 0.3 * abs(radius - (inner + margin + outer) / 2)
      if score > best?.score ?? -.infinity { best = (rect(low), score) }
    }
    return best?.rect
  }
}
