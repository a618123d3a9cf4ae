package import AtriumGeometry

/// The angles of a dial, from the lower left over the top to the lower right.
package enum RingMenuDial {
  /// The direction of the value 0, in radians clockwise from three o'clock.
  package static let start = 2 * Double.pi / 3
  /// The angle between the values 0 and 100, in radians.
  package static let sweep = 5 * Double.pi / 3

  /// Returns the value for a direction; in the gap at the bottom, the value of the nearer end.
  package static func value(inDirection offset: Point) -> Int {
    var turn = (offset.angle - start) / (2 * .pi)
    turn -= turn.rounded(.down)
    let part = turn * 2 * .pi / sweep
    if part > 1 { return turn * 2 * .pi - sweep < (2 * .pi - sweep) / 2 ? 100 : 0 }
    return Int(nearest: part * 100)
  }
}
