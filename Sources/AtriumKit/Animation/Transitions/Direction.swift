import AtriumGeometry

/// The sine and the cosine of an angle.
struct Direction {
  let sine: Double
  let cosine: Double

  /// Makes the direction of an angle, in radians.
  init(_ angle: Double) {
    // The matrix of a rotation contains the sine and the cosine, so no mathematical library is needed.
    let turn = AffineTransform(rotationAngle: angle)
    (sine, cosine) = (turn.b, turn.a)
  }
}
