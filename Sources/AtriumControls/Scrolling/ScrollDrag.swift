import AtriumGeometry

/// What a hand has done with a content so far.
struct ScrollDrag {
  /// Where the content would be if it did not give way beyond its edges.
  var offset: Point
  /// Where it was when the drag began.
  let start: Point
  /// The pan's translation at its last event.
  var translation: Point
  /// The axes that it may move along.
  var axes: Set<ScrollAxis>

  /// Carries it along with a content that got another place.
  mutating func shift(by distance: Point) {
    self = ScrollDrag(
      offset: offset + distance, start: start + distance, translation: translation, axes: axes)
  }
}
