import AtriumGeometry

/// The timing of a property animator: a curve or a spring.
public protocol TimingCurveProvider {
  /// The kind of timing.
  var timingCurveType: TimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// Returns the timing of an animation, and its actual duration.
  ///
  /// - Parameters:
  ///   - duration: The requested duration, in seconds. A spring that is defined by its physics has its own duration.
  ///   - velocity: The initial velocity of a spring that does not define one, in fractions of the change per second.
  /// - Returns: The timing and the duration, in seconds.
  func timing(
    for duration: Double, velocity: Vector = .zero
  ) -> (timing: AnimationTiming, duration: Double) {
    if let spring = springTimingParameters {
      return spring.timing(for: duration, velocity: velocity)
    }
    return (.curve(cubicTimingParameters?.curve ?? .standard), duration)
  }
}
