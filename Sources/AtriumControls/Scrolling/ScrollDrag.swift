import AtriumGeometry

/// The state of a drag of the content.
struct ScrollDrag {
  /// The content offset when the drag began, or that the program has set since.
  var start: Point
  /// The pan's travel at its last event.
  var travel: Point
  /// The axes along which it may move.
  let axes: Set<ScrollAxis>
}
