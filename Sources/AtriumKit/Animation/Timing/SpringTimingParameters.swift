public import AtriumGeometry

/// A spring for a property animator.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private enum Kind: Hashable {
    /// Fitted to the animator's duration.
    case fitted(ratio: Double)
    /// By its physics: it takes the time that it takes.
    case physical(Spring)
  }

  private let kind: Kind
  /// How fast the motion is at its start, in parts of the way a second: for ``View/center`` along
  /// each axis, for everything else `dx` counts.
  public let initialVelocity: Vector

  /// Makes a heavy spring: mass 3, stiffness 1000, damping 500, which counts as critically damped.
  public init() {
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Makes a spring that is fitted to the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 just does not swing, below 1 it swings; brought into 0.01 … 1000.
  ///   - initialVelocity: In parts of the way a second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    kind = .fitted(ratio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring of its physics; the animator's duration does not count.
  ///
  /// A damping above the critical one counts as critical. Traps for numbers that no spring has:
  /// see ``Spring/init(mass:stiffness:damping:)``.
  ///
  /// - Parameters:
  ///   - mass: Above zero.
  ///   - stiffness: Above zero.
  ///   - damping: Not below zero.
  ///   - initialVelocity: In parts of the way a second.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero
  ) {
    self.init(
      spring: Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// Makes a spring by how long it seems to take and how much it swings.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - bounce: 0 just does not swing, 1 never stops.
  ///   - initialVelocity: In parts of the way a second.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    self.init(
      spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Makes the parameters of a spring; the animator's duration does not count.
  public init(spring: Spring, initialVelocity: Vector = .zero) {
    kind = .physical(spring)
    self.initialVelocity = initialVelocity
  }

  /// A spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: SpringTimingParameters? { self }

  /// The longest that a spring is followed, in seconds: one without damping never rests.
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
