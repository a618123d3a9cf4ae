import AtriumGeometry

/// The state of a drag of the content.
struct ScrollDrag {
  /// The content offset without the rubber band.
  var offset: Point
  /// The content offset when the drag began.
  let start: Point
  /// The pan's translation at its last event.
  var translation: Point
  /// The axes along which it may move.
  var axes: Set<ScrollAxis>

  /// Shifts the drag together with the content.
  mutating func shift(by distance: Point) {
    self = ScrollDrag(
      offset: offset + distance, start: start + distance, translation: translation, axes: axes)
  }
}
