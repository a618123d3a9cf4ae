import AtriumGeometry

/// The state of the press or finger that opened the ring, while it is down.
struct OpeningDrag {
  /// The origin of directions, in the container's view.
  let origin: Point
  /// The longest press in place that leaves the ring open, in seconds.
  var clickTime = Double.infinity
  /// The greatest distance from the origin at which such a press may end, in points.
  var clickDistance = Double.infinity
  /// Whether it has been dragged out of the dead zone; then it is no press in place any more.
  var hasLeftDeadZone = false

  /// Makes the state of a button's press.
  ///
  /// A press in place, shorter than 200 ms and within 12 points, leaves the ring open for clicking.
  /// Any other release acts.
  static func press(at origin: Point) -> OpeningDrag {
    OpeningDrag(origin: origin, clickTime: 0.2, clickDistance: 12)
  }

  /// Makes the state of a remaining finger, which may rest on the screen for any time.
  static func finger(at origin: Point) -> OpeningDrag { OpeningDrag(origin: origin) }

  /// Whether a release leaves the ring open.
  func leavesOpen(at point: Point, after time: Double) -> Bool {
    !hasLeftDeadZone && time <= clickTime + 1e-9 && point.distance(to: origin) <= clickDistance
  }
}
