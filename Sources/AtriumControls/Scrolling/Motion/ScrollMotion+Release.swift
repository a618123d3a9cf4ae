import AtriumGeometry

extension ScrollMotion {
  /// What brings a page to its place: shorter than the bounce at the edges.
  static let pageSpring = Spring(duration: 0.45)
  /// What turns the steps of a wheel and the keys into a motion.
  static let stepSpring = Spring(duration: 0.2)
  /// How fast something must be, in points a second, to count as thrown and not as let go.
  private static let restingSpeed = 10.0

  /// What follows when a hand lets go.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - velocity: How fast the offset grows, in points a second.
  ///   - time: The window's time, in seconds.
  ///   - limits: The offsets at rest.
  ///   - target: Where it is to stop, if not where it would by itself.
  ///   - deceleration: How it glides.
  /// - Returns: The motion; nil if it stays where it is.
  static func release(
    from offset: Double, velocity: Double, at time: Double, limits: ClosedRange<Double>,
    target: Double?, deceleration: ScrollDeceleration
  ) -> ScrollMotion? {
    let edge = limits.clamping(offset)
    if edge != offset {
      let inward = (edge - offset) * velocity > 0
      // Thrown back into the content faster than the spring would pull it.
      if inward, abs(velocity) > Spring.scrollBounce.angularFrequency * abs(edge - offset) {
        return ScrollMotion(
          from: offset, at: time, .glide(deceleration, velocity: velocity))
      }
      return bounce(from: offset, to: edge, velocity: velocity, at: time)
    }
    if let target {
      guard abs(target - offset) > 1e-9 else { return nil }
      return ScrollMotion(
        from: offset, at: time,
        .spring(pageSpring, to: target, velocity: velocity))
    }
    guard deceleration.distance(from: velocity) != 0 else { return nil }
    return ScrollMotion(from: offset, at: time, .glide(deceleration, velocity: velocity))
  }

  /// The way back from beyond an edge.
  static func bounce(
    from offset: Double, to edge: Double, velocity: Double, at time: Double
  ) -> ScrollMotion {
    let isThrown = abs(velocity) > restingSpeed
    return ScrollMotion(
      from: offset, at: time,
      .spring(
        isThrown ? .scrollBounce : .scrollReturn, to: edge, velocity: isThrown ? velocity : 0))
  }

  /// This motion, or the bounce that has followed it since it came to an edge.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - limits: The offsets at rest.
  ///   - bounces: Whether it goes beyond the edge; else it stops there.
  /// - Returns: What holds at that time.
  func continued(at time: Double, limits: ClosedRange<Double>, bounces: Bool) -> ScrollMotion {
    guard case .glide(_, let velocity) = course, velocity != 0 else { return self }
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    // It may have begun beyond the edge, if the content has shrunk meanwhile.
    let isBeyond = (origin - edge) * velocity > 0
    guard
      let passing = isBeyond ? (start, velocity) : passing(edge), passing.time <= time
    else { return self }
    guard bounces else {
      return ScrollMotion(
        from: edge, at: passing.time, .glide(.normal, velocity: 0))
    }
    return ScrollMotion.bounce(
      from: isBeyond ? origin : edge, to: edge, velocity: passing.velocity, at: passing.time)
  }
}
