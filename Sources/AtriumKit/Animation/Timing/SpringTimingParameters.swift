public import AtriumGeometry

/// A spring for a property animator.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private enum Kind: Hashable {
    /// A spring whose duration is the duration of the animator.
    case fitted(ratio: Double)
    /// A spring whose duration follows from its physics.
    case physical(Spring)
  }

  private let kind: Kind
  /// The initial velocity, in fractions of the whole change per second.
  ///
  /// ``View/center`` uses a separate velocity for each axis. All other properties use `dx`.
  public let initialVelocity: Vector

  /// Makes a spring with mass 3, stiffness 1000 and damping 500, which has the effect of critical damping.
  public init() {
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Makes a spring that is fitted to the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0.01 … 1000. A ratio of 1 is critical damping. With a ratio
  ///     below 1, the spring oscillates.
  ///   - initialVelocity: The initial velocity, in fractions of the whole change per second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    kind = .fitted(ratio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from its physics; the animator's duration is ignored.
  ///
  /// Damping above the critical value has the effect of critical damping. Traps for values that are
  /// physically impossible: see ``AtriumGeometry/Spring/init(mass:stiffness:damping:)``.
  ///
  /// - Parameters:
  ///   - mass: The mass; positive.
  ///   - stiffness: The stiffness; positive.
  ///   - damping: The damping; not negative.
  ///   - initialVelocity: The initial velocity, in fractions of the whole change per second.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero
  ) {
    self.init(
      spring: Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// Makes a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The bounce, from 0 for no oscillation to 1 for an oscillation without end.
  ///   - initialVelocity: The initial velocity, in fractions of the whole change per second.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    self.init(
      spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Makes the parameters of a spring; the animator's duration is ignored.
  public init(spring: Spring, initialVelocity: Vector = .zero) {
    kind = .physical(spring)
    self.initialVelocity = initialVelocity
  }

  /// The kind of timing: always a spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// Nil, because a spring is not a curve.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The spring's parameters themselves.
  public var springTimingParameters: SpringTimingParameters? { self }

  /// The maximum duration of a spring, in seconds.
  ///
  /// A spring without damping never comes to rest.
  private static let longestDuration = 60.0

  func timing(
    for duration: Double, velocity: Vector
  ) -> (timing: AnimationTiming, duration: Double) {
    let velocity = initialVelocity == .zero ? velocity : initialVelocity
    let fastest = abs(velocity.dy) > abs(velocity.dx) ? velocity.dy : velocity.dx
    switch kind {
    case .fitted(let ratio):
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: fastest)
      return (.spring(spring, velocity: velocity), duration)
    case .physical(let spring):
      let settling = spring.settlingDuration(initialVelocity: fastest)
      return (
        .spring(spring.animated, velocity: velocity),
        min(settling, SpringTimingParameters.longestDuration)
      )
    }
  }
}
