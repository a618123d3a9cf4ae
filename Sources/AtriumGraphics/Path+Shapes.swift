public import AtriumGeometry

#if canImport(Glibc)
  internal import Glibc
#endif

extension Path {
  /// Makes the outline of a rectangle, clockwise from its top left corner; empty for `Rect.null`.
  public init(rect: Rect) {
    self.init()
    guard !rect.isNull else { return }
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Makes the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points; at most half of the shorter side is
  ///     used.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadius: cornerRadius)
  }

  /// Makes the outline of a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The round corners; the other corners are sharp.
  ///   - cornerRadius: The radius of the corners, in points; at most half of the shorter side is used.
  public init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadius: Double
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init()
    let quarter = Double.pi / 2
    // The corners, clockwise, each with the offset from the corner to the centre of its arc.
    let places: [(corner: RectCorner, point: Point, inwards: Point)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: -radius, y: radius)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: -radius, y: -radius)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: radius, y: -radius)),
      (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: radius, y: radius)),
    ]
    for (index, place) in places.enumerated() {
      guard corners.contains(place.corner) else {
        addLine(to: place.point)
        continue
      }
      addArc(
        withCenter: place.point + place.inwards, radius: radius,
        startAngle: Double(index - 1) * quarter, endAngle: Double(index) * quarter,
        clockwise: true)
    }
    close()
  }

  /// Makes the ellipse that fits in a rectangle; empty for `Rect.null`.
  public init(ovalIn rect: Rect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    self.init(
      arcCenter: .zero, radius: 0.5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(
      AffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.midX, ty: rect.midY))
  }

  /// Makes an arc of a circle.
  ///
  /// - Parameters:
  ///   - arcCenter: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc starts, in radians; 0 is to the right, π/2 is below.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: Whether the arc goes clockwise on screen.
  public init(
    arcCenter: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc of a circle, and a straight line from the current point to the start of the arc.
  ///
  /// If the angles differ by a full circle or more in the direction of the arc, the arc is a full
  /// circle. Nothing is added if a number is not finite or the radius is negative.
  public mutating func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool
  ) {
    guard radius >= 0, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let direction: Double = clockwise ? 1 : -1
    let fullTurn = 2 * Double.pi
    var turn = (endAngle - startAngle) * direction
    if turn >= fullTurn {
      turn = fullTurn
    } else if turn < 0 {
      turn = turn.truncatingRemainder(dividingBy: fullTurn)
      if turn < 0 { turn += fullTurn }
    }
    addLine(to: center + Path.direction(startAngle) * radius)
    // A Bézier curve of a quarter circle deviates by less than 0.03 % of the radius, so one curve for each quarter
    // is enough.
    let pieces = max(1, Int((turn / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(pieces) * direction
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces where turn > 0 {
      let from = Path.direction(startAngle + Double(piece) * step)
      let to = Path.direction(startAngle + Double(piece + 1) * step)
      addCurve(
        to: center + to * radius,
        controlPoint1: center + from * radius + Point(x: -from.y, y: from.x) * handle,
        controlPoint2: center + to * radius - Point(x: -to.y, y: to.x) * handle)
    }
  }

  /// Returns the point of the unit circle at an angle; multiples of π/2 are exact.
  private static func direction(_ angle: Double) -> Point {
    Point(x: 1, y: 0).applying(AffineTransform(rotationAngle: angle))
  }
}
