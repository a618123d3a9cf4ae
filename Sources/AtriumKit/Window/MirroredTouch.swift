import AtriumGeometry

/// The second touch of a pointer: the first touch mirrored at a point (G-43).
struct MirroredTouch {
  let touch: Touch
  /// The point midway between the two touches, in points, in the window's coordinates.
  var anchor: Point

  /// Returns the location of the second touch for a location of the first touch.
  func location(opposite point: Point) -> Point { anchor * 2 - point }
}
