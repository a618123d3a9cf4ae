import AtriumGeometry

/// The second touch of a pointer, mirrored at a point (G-43).
struct MirroredTouch {
  let touch: Touch
  /// The point between the two touches, in the window.
  var anchor: Point

  /// The location of the second touch for a location of the first.
  func location(opposite point: Point) -> Point { anchor * 2 - point }
}
