import AtriumGeometry

/// The state of a drag of a scroll view's content.
struct ScrollDrag {
  /// The content offset when the drag began, or the offset that the program has set since.
  var start: Point
  /// The distance that the pan had travelled at its last event.
  var travel: Point
  /// The axes along which the drag may move the content.
  let axes: Set<ScrollAxis>
}
