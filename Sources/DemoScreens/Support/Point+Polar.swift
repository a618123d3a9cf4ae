import AtriumGeometry

extension Point {
  /// The point at an angle and a distance: 0 is to the right, π/2 is below.
  ///
  /// - Parameters:
  ///   - angle: In radians, clockwise.
  ///   - radius: In points.
  /// - Returns: The point.
  func polar(_ angle: Double, _ radius: Double) -> Point {
    self + Point(x: radius, y: 0).applying(AffineTransform(rotationAngle: angle))
  }
}
