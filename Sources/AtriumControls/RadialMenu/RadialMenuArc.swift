import AtriumGeometry

/// The positions of a radial menu's items (AM-2).
struct RadialMenuArc {
  let center: Point
  let count: Int
  /// The direction of the first item, in radians clockwise from 12 o'clock.
  let startAngle: Double
  /// The angle over which the items are distributed, in radians.
  ///
  /// The last item is at the end of the angle. If the angle is a full circle or more, the last item is one step
  /// before its end, so that the first and the last item do not coincide.
  let wholeAngle: Double

  /// Returns the position of an item at a distance from the centre.
  func place(of index: Int, at radius: Double) -> Point {
    let angle = startAngle + direction(of: index)
    return center + Point(x: 0, y: -radius).applying(AffineTransform(rotationAngle: angle))
  }

  /// Returns the angle from the first item to the given item, in radians; 0 for a single item.
  private func direction(of index: Int) -> Double {
    guard count > 1 else { return 0 }
    let turn = 2 * Double.pi
    let span = wholeAngle >= turn ? wholeAngle * (1 - 1 / Double(count)) : wholeAngle
    return Double(index) * span / Double(count - 1)
  }
}
