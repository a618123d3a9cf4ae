import AtriumGeometry

/// The hand that opened the ring and is still down.
struct OpeningDrag {
  /// Where directions are measured from, in the container's view.
  let origin: Point
  /// How long a press in place may last and leave the ring open, in seconds.
  var clickTime = Double.infinity
  /// How far from the origin such a press may end, in points.
  var clickDistance = Double.infinity
  /// Whether it has been dragged out of the dead zone: from there on it is no press in place.
  var hasLeftDeadZone = false

  /// A button's press.
  ///
  /// A short one in place leaves the ring open for clicking: a hand shakes by less than 12 points,
  /// and clicks in less than 200 ms. Any other release acts.
  static func press(at origin: Point) -> OpeningDrag {
    OpeningDrag(origin: origin, clickTime: 0.2, clickDistance: 12)
  }

  /// A finger that stayed: fingers may rest on the glass as long as they like.
  static func finger(at origin: Point) -> OpeningDrag { OpeningDrag(origin: origin) }

  /// Whether a release leaves the ring open.
  func leavesOpen(at point: Point, after time: Double) -> Bool {
    !hasLeftDeadZone && time <= clickTime + 1e-9 && point.distance(to: origin) <= clickDistance
  }
}
