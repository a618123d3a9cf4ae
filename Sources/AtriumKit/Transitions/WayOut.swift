import AtriumGeometry

/// The frames of a transition's views if the size of the container changes during the transition.
///
/// An incoming or remaining view gets its frame for the new size. If an outgoing view is beyond an edge at the old
/// size, it is placed beyond the same edge at the new size.
struct WayOut {
  private let old: Size
  private let new: Size

  init(from old: Size, to new: Size) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the frame of a view for the new size.
  ///
  /// - Parameters:
  ///   - frame: The view's current frame.
  ///   - place: The frame that the view has without an animation, for the new size.
  ///   - isLeaving: Whether the view is outgoing.
  /// - Returns: The frame, in the same coordinates as the given frames.
  func place(of frame: Rect, at place: Rect, isLeaving: Bool) -> Rect {
    guard isLeaving else { return place }
    return Rect(
      origin: Point(
        x: start(
          of: frame.minX, to: frame.maxX, at: place.minX, length: place.width,
          change: (old.width, new.width)),
        y: start(
          of: frame.minY, to: frame.maxY, at: place.minY, length: place.height,
          change: (old.height, new.height))),
      size: place.size)
  }

  private func start(
    of start: Double, to end: Double, at place: Double, length: Double,
    change: (old: Double, new: Double)
  ) -> Double {
    if start >= change.old { return start + change.new - change.old }
    return end <= 0 ? end - length : place
  }
}
