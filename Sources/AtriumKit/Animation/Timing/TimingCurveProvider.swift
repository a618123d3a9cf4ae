import AtriumGeometry

/// Says how a property animator's motion goes from its beginning to its end.
public protocol TimingCurveProvider {
  /// Which kind it is.
  var timingCurveType: TimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// The timing of an animation of a duration, and how long it really takes, in seconds.
  ///
  /// - Parameters:
  ///   - duration: What was asked for, in seconds; a spring by its physics takes its own time.
  ///   - velocity: The spring's velocity at its start where it has none of its own.
  /// - Returns: Both; the duration in seconds.
  func timing(
    for duration: Double, velocity: Vector = .zero
  ) -> (timing: AnimationTiming, duration: Double) {
    if let spring = springTimingParameters {
      return spring.timing(for: duration, velocity: velocity)
    }
    return (.curve(cubicTimingParameters?.curve ?? .standard), duration)
  }
}
