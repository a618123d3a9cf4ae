import AtriumGeometry

extension Point {
  /// Returns the point at an angle and a distance from this point.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise: 0 is to the right, π/2 is below.
  ///   - radius: The distance in points.
  /// - Returns: The point.
  func polar(_ angle: Double, _ radius: Double) -> Point {
    self + Point(x: radius, y: 0).applying(AffineTransform(rotationAngle: angle))
  }
}
