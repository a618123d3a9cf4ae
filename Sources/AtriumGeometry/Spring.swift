#if canImport(Glibc)
  internal import Glibc
#endif

/// A mass on a damped spring: it brings a motion from 0 to 1 and lets it come to rest there.
///
/// Velocities are in parts of the way: 1 is the whole distance in a second.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring; above zero.
  public let mass: Double
  /// How hard the spring pulls; above zero.
  public let stiffness: Double
  /// How much the motion is braked; zero never comes to rest.
  public let damping: Double
  /// Whether an animation creeps with a damping above the critical one; if not, it moves as with the
  /// critical one.
  public let allowsOverdamping: Bool

  /// Makes a spring of its physics.
  ///
  /// Animations treat a damping above the critical one as critical, as Core Animation does; see
  /// ``allowsOverdamping``. Traps if a number is not finite, if mass or stiffness is not above zero,
  /// if the damping is below it, or if they are so far apart that nothing can be reckoned with them.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
    self.init(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
  }

  /// Makes a spring of its physics, and says what becomes of a damping above the critical one.
  ///
  /// Traps as ``init(mass:stiffness:damping:)`` does.
  ///
  /// - Parameters:
  ///   - mass: Above zero.
  ///   - stiffness: Above zero.
  ///   - damping: Not below zero.
  ///   - allowsOverdamping: Whether animations creep with a damping above the critical one.
  public init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool) {
    let frequency = (stiffness / mass).squareRoot()
    guard mass > 0, stiffness > 0, damping >= 0, (1e-100...1e100).contains(frequency),
      (damping / mass).isFinite
    else {
      fatalError(
        "No spring has mass \(mass), stiffness \(stiffness) and damping \(damping); give finite "
          + "numbers, mass and stiffness above zero, damping not below it.")
    }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes a spring of mass 1 by how long its motion seems to take, and how much it swings.
  ///
  /// - Parameters:
  ///   - duration: The period of the spring without damping, in seconds; brought into 0.001 … 1000.
  ///   - bounce: 0 just does not swing, 1 never stops, below 0 it creeps; brought into -0.99 … 1.
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

  /// A sheet that is let go: critically damped (A-23, M-10).
  public static let sheetRelease = Spring(
    mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())
  /// A scrolled content that came beyond its edge with a velocity: critically damped.
  public static let scrollBounce = Spring(mass: 1, stiffness: 121, damping: 22)
  /// A scrolled content that is let go beyond its edge, at rest: it creeps.
  public static let scrollReturn = Spring(
    mass: 1, stiffness: 9 * 46, damping: 9 + 46, allowsOverdamping: true)

  /// The spring that an animation follows: this one, or the critically damped one in its place.
  public var animated: Spring {
    guard !allowsOverdamping, dampingRatio > 1 else { return self }
    return Spring(mass: mass, stiffness: stiffness, damping: 2 * mass * angularFrequency)
  }

  /// The angular frequency without damping, in radians a second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// How much of the critical damping it has: below 1 it swings, above 1 it creeps.
  public var dampingRatio: Double { damping / (2 * mass * angularFrequency) }

  /// Near enough to the critical damping that the closed forms for both sides lose their digits.
  private var isCritical: Bool { abs(dampingRatio - 1) < 1e-10 }

  /// Where the motion is: 0 at the start, and at rest 1.
  ///
  /// - Parameters:
  ///   - time: In seconds; before 0 it has not begun.
  ///   - initialVelocity: Of the motion at its start, in parts of the way a second.
  /// - Returns: A part of the way; beyond 1 where it swings.
  public func position(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - rest(at: min(time, 1e9), velocity: Spring.velocity(initialVelocity))
  }

  /// How fast the motion is, in parts of the way a second.
  ///
  /// - Parameters:
  ///   - time: In seconds; before 0 it has not begun.
  ///   - initialVelocity: Of the motion at its start, in parts of the way a second.
  /// - Returns: Parts of the way a second.
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

  /// How long the motion takes until it is as good as at rest, in seconds.
  ///
  /// The greatest number with 32 bits if nothing brakes it.
  public var settlingDuration: Double { settlingDuration(initialVelocity: 0) }

  /// How long the motion takes until it is as good as at rest, in seconds.
  ///
  /// - Parameter initialVelocity: Of the motion at its start, in parts of the way a second.
  /// - Returns: Seconds.
  public func settlingDuration(initialVelocity: Double) -> Double {
    let longest = Double(Float.greatestFiniteMagnitude)
    guard damping > 0 else { return longest }
    let v = Spring.velocity(initialVelocity)
    let decay = damping / (2 * mass)
    if dampingRatio < 1, !isCritical {
      let swing = (angularFrequency * angularFrequency - decay * decay).squareRoot()
      return min(log(1000 * (1 + abs(decay - v) / swing)) / decay, longest)
    }
    // Without swinging it was measured in whole tenths of a second, by the formula of critical
    // damping: at the spring's own frequency where the excess does not count, else at one that is
    // lower by the damping ratio.
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

  /// The rates at which the two parts of a creeping motion fade, per second.
  private var rates: (slow: Double, fast: Double) {
    let (frequency, ratio) = (angularFrequency, min(dampingRatio, 1e9))
    let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
    return (frequency * frequency / fast, fast)
  }

  /// What is left of the way.
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

  /// What a velocity counts as: hands may report nonsense.
  static func velocity(_ velocity: Double) -> Double {
    velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
  }
}
