public import AtriumGeometry

/// A spring for a property animator.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private enum Kind: Hashable {
    /// Fitted to the animator's duration.
    case fitted(ratio: Double)
    /// With its own duration, from its physics.
    case physical(Spring)
  }

  private let kind: Kind
  /// The initial velocity, in parts of the change per second.
  ///
  /// ``View/center`` uses one for each axis; all other properties use `dx`.
  public let initialVelocity: Vector

  /// Makes a heavy spring of mass 3, stiffness 1000 and damping 500, which counts as critically
  /// damped.
  public init() {
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Makes a spring that is fitted to the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 is critically damped, and values below 1 oscillate; limited to 0.01 …
  ///     1000.
  ///   - initialVelocity: In parts of the change per second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    kind = .fitted(ratio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from its physics; the animator's duration is ignored.
  ///
  /// A damping above the critical one counts as critical. Traps for impossible numbers: see
  /// ``AtriumGeometry/Spring/init(mass:stiffness:damping:)``.
  ///
  /// - Parameters:
  ///   - mass: A positive number.
  ///   - stiffness: A positive number.
  ///   - damping: A number that is not negative.
  ///   - initialVelocity: In parts of the change per second.
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
  ///   - bounce: 0 does not oscillate, 1 never stops.
  ///   - initialVelocity: In parts of the change per second.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    self.init(
      spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Makes the parameters of a spring; the animator's duration is ignored.
  public init(spring: Spring, initialVelocity: Vector = .zero) {
    kind = .physical(spring)
    self.initialVelocity = initialVelocity
  }

  /// Always a spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// Nil: it is not a curve.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: SpringTimingParameters? { self }

  /// The longest duration of a spring, in seconds; one without damping never comes to rest.
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
