import AtriumGeometry

/// The second touch of a pointer, on the other side of a place (G-43).
struct MirroredTouch {
  let touch: Touch
  /// The place in the middle between the two, in the window.
  var anchor: Point

  /// Where the second touch is when the first is at a point.
  func location(opposite point: Point) -> Point { anchor * 2 - point }
}
