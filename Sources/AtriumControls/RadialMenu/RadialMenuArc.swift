import AtriumGeometry

/// The places of a radial menu's items on their way out (AM-2).
struct RadialMenuArc {
  let center: Point
  let count: Int
  /// The direction of the first item, in radians clockwise from 12 o'clock.
  let startAngle: Double
  /// The angle from the first item to the last, in radians; from a whole turn on, the items share
  /// the turn, so that the first and the last do not coincide.
  let wholeAngle: Double

  /// The place of an item at a distance from the centre.
  func place(of index: Int, at radius: Double) -> Point {
    let angle = startAngle + direction(of: index)
    return center + Point(x: 0, y: -radius).applying(AffineTransform(rotationAngle: angle))
  }

  /// The angle from the first item to this one; 0 for an only item.
  private func direction(of index: Int) -> Double {
    guard count > 1 else { return 0 }
    let turn = 2 * Double.pi
    let span = wholeAngle >= turn ? wholeAngle * (1 - 1 / Double(count)) : wholeAngle
    return Double(index) * span / Double(count - 1)
  }
}
