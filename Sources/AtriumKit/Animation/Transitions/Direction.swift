import AtriumGeometry

/// An angle's sine and cosine.
struct Direction {
  let sine: Double
  let cosine: Double

  /// Makes the direction of an angle, in radians.
  init(_ angle: Double) {
    // The sine and cosine come from the geometry layer.
    let turn = AffineTransform(rotationAngle: angle)
    (sine, cosine) = (turn.b, turn.a)
  }
}
