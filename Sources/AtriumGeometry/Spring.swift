#if canImport(Glibc)
  internal import Glibc
#endif

/// A damped spring that moves a value from 0 to 1, where it comes to rest.
///
/// Velocities are relative to the distance: 1 is the whole distance per second.
public struct Spring: Hashable, Sendable {
  /// The mass; above zero.
  public let mass: Double
  /// The stiffness; above zero.
  public let stiffness: Double
  /// The damping; with zero, the motion never comes to rest.
  public let damping: Double
  /// Whether an animation may be overdamped.
  ///
  /// If false, the damping of an animation is limited to the critical damping.
  public let allowsOverdamping: Bool

  /// Makes a spring from its physical parameters.
  ///
  /// In animations, a damping above the critical damping counts as the critical damping, as in Core Animation; see
  /// ``allowsOverdamping``. Traps if a number is not finite, if mass or stiffness is not above zero, if the damping
  /// is negative, or if a ratio of these numbers is beyond the range of the computation.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
    self.init(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
  }

  /// Makes a spring from its physical parameters, and sets whether it may be overdamped.
  ///
  /// Traps like ``init(mass:stiffness:damping:)``.
  ///
  /// - Parameters:
  ///   - mass: The mass; above zero.
  ///   - stiffness: The stiffness; above zero.
  ///   - damping: The damping; not negative.
  ///   - allowsOverdamping: Whether animations may be overdamped.
  public init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool) {
    let frequency = (stiffness / mass).squareRoot()
    guard mass > 0, stiffness > 0, damping >= 0, (1e-100...1e100).contains(frequency),
      (damping / mass).isFinite
    else {
      fatalError(
        "A spring cannot have mass \(mass), stiffness \(stiffness) and damping \(damping); give "
          + "finite numbers, with mass and stiffness above zero and damping not below zero.")
    }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes a spring of mass 1 from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds; clamped to 0.001 … 1000.
  ///   - bounce: The bounce, clamped to -0.99 … 1: 0 is critically damped, 1 is undamped, less than 0 is overdamped.
  public init(duration: Double, bounce: Double = 0) {
    let period = Spring.brought(duration, into: 0.001...1000)
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let turn = 2 * Double.pi
    self.init(
      mass: 1, stiffness: (turn / period) * (turn / period),
      damping: bounce >= 0
        ? 2 * turn * (1 - bounce) / period : 2 * turn / (period * (1 + bounce)),
      allowsOverdamping: true)
  }

  init(angularFrequency: Double, dampingRatio: Double) {
    self.init(
      mass: 1, stiffness: angularFrequency * angularFrequency,
      damping: 2 * dampingRatio * angularFrequency, allowsOverdamping: true)
  }

  static func brought(_ number: Double, into range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  /// The spring of a released sheet: critically damped (A-23, M-10).
  public static let sheetRelease = Spring(
    mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())
  /// The spring of content that moves beyond its edge with a velocity: critically damped.
  public static let scrollBounce = Spring(mass: 1, stiffness: 121, damping: 22)
  /// The spring of content that is released at rest beyond its edge: overdamped.
  public static let scrollReturn = Spring(
    mass: 1, stiffness: 9 * 46, damping: 9 + 46, allowsOverdamping: true)

  /// The spring that animations use.
  ///
  /// This is a critically damped spring if this spring is overdamped and overdamping is not allowed.
  public var animated: Spring {
    guard !allowsOverdamping, dampingRatio > 1 else { return self }
    return Spring(mass: mass, stiffness: stiffness, damping: 2 * mass * angularFrequency)
  }

  /// The angular frequency without damping, in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The ratio to the critical damping: below 1 the spring oscillates, above 1 it is overdamped.
  public var dampingRatio: Double { damping / (2 * mass * angularFrequency) }

  /// Whether the damping is nearly the critical damping, where the formulas of the other cases lose precision.
  private var isCritical: Bool { abs(dampingRatio - 1) < 1e-10 }

  /// Returns the position: 0 at the start, 1 at rest.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds; before 0 the motion has not begun.
  ///   - initialVelocity: The velocity at the start, in fractions of the distance per second.
  /// - Returns: The fraction of the distance; above 1 where the spring overshoots.
  public func position(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - rest(at: min(time, 1e9), velocity: Spring.velocity(initialVelocity))
  }

  /// Returns the velocity, in fractions of the distance per second.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds; before 0 the motion has not begun.
  ///   - initialVelocity: The velocity at the start, in fractions of the distance per second.
  /// - Returns: The velocity at that time.
  public func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
    let v = Spring.velocity(initialVelocity)
    guard time > 0 else { return time == 0 ? v : 0 }
    let (t, frequency, decay) = (min(time, 1e9), angularFrequency, damping / (2 * mass))
    if isCritical {
      return exp(-frequency * t) * (v + frequency * (frequency - v) * t)
    }
    if dampingRatio < 1 {
      let swing = (frequency * frequency - decay * decay).squareRoot()
      let part = (frequency * frequency - decay * v) / swing
      return exp(-decay * t) * (v * cos(swing * t) + part * sin(swing * t))
    }
    let (slow, fast) = rates
    let (a, b) = ((fast - v) / (fast - slow), (slow - v) / (fast - slow))
    return a * slow * exp(-slow * t) - b * fast * exp(-fast * t)
  }

  /// The time until the motion is nearly at rest, in seconds.
  ///
  /// Without damping, this is the greatest 32-bit floating-point number.
  public var settlingDuration: Double { settlingDuration(initialVelocity: 0) }

  /// Returns the time until the motion is nearly at rest, in seconds.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in fractions of the distance per
  ///   second.
  /// - Returns: The time since the start.
  public func settlingDuration(initialVelocity: Double) -> Double {
    let longest = Double(Float.greatestFiniteMagnitude)
    guard damping > 0 else { return longest }
    let v = Spring.velocity(initialVelocity)
    let decay = damping / (2 * mass)
    if dampingRatio < 1, !isCritical {
      let swing = (angularFrequency * angularFrequency - decay * decay).squareRoot()
      return min(log(1000 * (1 + abs(decay - v) / swing)) / decay, longest)
    }
    // Without oscillation, the durations measured in UIKit are whole tenths of a second. They
    // follow from the formula of critical damping, with the spring's frequency. If overdamping is
    // allowed, that frequency is divided by the damping ratio.
    let frequency = angularFrequency / (allowsOverdamping ? max(1, min(dampingRatio, 1e9)) : 1)
    func isSettled(at time: Double) -> Bool {
      exp(-frequency * time) * (1 + abs(frequency - v) * time) < 0.001
    }
    var high = 0.1
    while !isSettled(at: high), high < longest { high *= 2 }
    var (low, tenths) = (0.0, (high * 10).rounded())
    while tenths - low > 1 {
      let middle = ((low + tenths) / 2).rounded(.down)
      guard middle > low, middle < tenths else { break }
      if isSettled(at: middle / 10) { tenths = middle } else { low = middle }
    }
    return min(tenths / 10, longest)
  }

  /// The decay rates of the two parts of an overdamped motion, per second.
  private var rates: (slow: Double, fast: Double) {
    let (frequency, ratio) = (angularFrequency, min(dampingRatio, 1e9))
    let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
    return (frequency * frequency / fast, fast)
  }

  /// Returns the remaining fraction of the distance.
  private func rest(at t: Double, velocity v: Double) -> Double {
    let (frequency, decay) = (angularFrequency, damping / (2 * mass))
    if isCritical { return exp(-frequency * t) * (1 + (frequency - v) * t) }
    if dampingRatio < 1 {
      let swing = (frequency * frequency - decay * decay).squareRoot()
      return exp(-decay * t) * (cos(swing * t) + (decay - v) / swing * sin(swing * t))
    }
    let (slow, fast) = rates
    return ((fast - v) * exp(-slow * t) - (slow - v) * exp(-fast * t)) / (fast - slow)
  }

  /// Clamps a velocity, since input devices may report extreme values; 0 if it is not finite.
  static func velocity(_ velocity: Double) -> Double {
    velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
  }
}
