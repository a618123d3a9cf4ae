import AtriumGeometry

extension ScrollMotion {
  /// The spring that moves a page to its position; it is faster than the bounce at the edges.
  static let pageSpring = Spring(duration: 0.45)
  /// The spring for the scroll steps of a wheel or a key.
  static let stepSpring = Spring(duration: 0.2)
  /// The speed above which a bounce continues with the velocity of the content, in points per second.
  private static let restingSpeed = 10.0

  /// Returns the motion after the end of a drag.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - time: The window's time, in seconds.
  ///   - limits: The range of valid offsets.
  ///   - target: The offset at which the motion must end; nil lets the motion come to rest at any offset.
  ///   - deceleration: The deceleration of a glide.
  /// - Returns: The motion; nil if the content stays at its offset.
  static func release(
    from offset: Double, velocity: Double, at time: Double, limits: ClosedRange<Double>,
    target: Double?, deceleration: ScrollDeceleration
  ) -> ScrollMotion? {
    let edge = limits.clamping(offset)
    if edge != offset {
      let inward = (edge - offset) * velocity > 0
      // Content glides if it already moves back faster than the spring would move it.
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

  /// Returns the motion that moves the content back from beyond an edge.
  static func bounce(
    from offset: Double, to edge: Double, velocity: Double, at time: Double
  ) -> ScrollMotion {
    let isThrown = abs(velocity) > restingSpeed
    return ScrollMotion(
      from: offset, at: time,
      .spring(
        isThrown ? .scrollBounce : .scrollReturn, to: edge, velocity: isThrown ? velocity : 0))
  }

  /// Returns this motion, or the motion that replaces a glide at an edge: a bounce, or rest.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - limits: The range of valid offsets.
  ///   - bounces: Whether the motion may go beyond the edge; otherwise the motion stops there.
  /// - Returns: The motion in effect at that time.
  func continued(at time: Double, limits: ClosedRange<Double>, bounces: Bool) -> ScrollMotion {
    guard case .glide(_, let velocity) = course, velocity != 0 else { return self }
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    // The motion may have begun beyond the edge if the content has shrunk in the meantime.
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

  /// Returns this motion, continued from an offset that the program has set during the motion.
  ///
  /// - Parameters:
  ///   - offset: The offset that was set.
  ///   - oldOffset: The previous offset.
  ///   - time: The window's time, in seconds.
  ///   - limits: The range of valid offsets.
  /// - Returns: The motion; nil if the motion ends, as a bounce does when the new offset is within the
  ///   limits.
  func continued(
    from offset: Double, insteadOf oldOffset: Double, at time: Double, limits: ClosedRange<Double>
  ) -> ScrollMotion? {
    var motion = self
    motion.shift(by: offset - oldOffset)
    guard case .spring(let spring, let target, let velocity) = motion.course else { return motion }
    let edge = limits.clamping(offset)
    guard limits.contains(oldOffset) else {
      return edge == offset ? nil : .bounce(from: offset, to: edge, velocity: 0, at: time)
    }
    motion.course = .spring(spring, to: limits.clamping(target), velocity: velocity)
    return motion
  }
}
