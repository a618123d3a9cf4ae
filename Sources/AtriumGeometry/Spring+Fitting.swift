#if canImport(Glibc)
  internal import Glibc
#endif

extension Spring {
  /// The fraction of the distance that may remain at the end of a duration.
  private static let rest = 0.001
  /// The product of frequency and duration of a critically damped spring: `(1 + x)·e^(−x) = 0.001`.
  private static let criticalProduct = 9.233413476451586

  /// Makes a spring of mass 1 from a damping ratio and a duration.
  ///
  /// After the duration, the spring has a thousandth of its distance left.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0.01 … 1000: 1 is critically damped, less oscillates, more is
  ///     overdamped.
  ///   - duration: The duration, in seconds; clamped to 0.001 … 1000.
  ///   - initialVelocity: The velocity at the start, in fractions of the distance per second; a
  ///     number that is not finite counts as 0.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = Spring.brought(dampingRatio, into: 0.01...1000)
    let length = Spring.brought(duration, into: 0.001...1000)
    // With the duration as the unit of time, the fit depends on one variable less.
    let velocity = Spring.velocity(initialVelocity) * length
    let product: Double
    if ratio < 1 {
      product = Spring.swingingProduct(ratio: ratio, velocity: velocity)
    } else if ratio == 1 {
      product = velocity == 0 ? Spring.criticalProduct : Spring.criticalProduct(velocity: velocity)
    } else {
      product = Spring.creepingProduct(ratio: ratio, velocity: velocity)
    }
    self.init(angularFrequency: product / length, dampingRatio: ratio)
  }

  /// Returns the product of frequency and duration.
  ///
  /// This is the largest root x of `|ζ − v/x| / √(1 − ζ²) · e^(−ζx) = 0.001`.
  private static func swingingProduct(ratio: Double, velocity v: Double) -> Double {
    let swing = (1 - ratio * ratio).squareRoot()
    if v == 0 { return log(ratio / (rest * swing)) / ratio }
    func left(_ x: Double) -> Double { abs(ratio - v / x) / swing * exp(-ratio * x) }
    guard v > 0 else { return root(of: left, above: 0, startingWidth: 1) }
    // The function falls to 0 at v/ζ, rises to a maximum and then falls monotonically.
    let hill = (v + (v * v + 4 * v).squareRoot()) / (2 * ratio)
    if left(hill) >= rest { return root(of: left, above: hill, startingWidth: 1) }
    return root(of: left, between: 0, and: v / ratio)
  }

  /// Returns the largest root x of `|1 + x − v|·e^(−x) = 0.001`.
  private static func criticalProduct(velocity v: Double) -> Double {
    func left(_ x: Double) -> Double { abs(1 + x - v) * exp(-x) }
    guard v > 0 else { return root(of: left, above: 0, startingWidth: 1) }
    if left(v) >= rest { return root(of: left, above: v, startingWidth: 1) }
    return root(of: left, between: 0, and: v - 1)
  }

  /// Returns the product of frequency and duration of an overdamped spring.
  ///
  /// The motion has two decay rates, of which the slower one dominates.
  private static func creepingProduct(ratio: Double, velocity v: Double) -> Double {
    let fastRate = ratio + (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (fastRate, 1 / fastRate)
    func left(_ x: Double) -> Double {
      abs(
        (fast - v / x) * exp(-slow * x) - (slow - v / x) * exp(-fast * x)
      ) / (fast - slow)
    }
    // Above this bound, even the slowly decaying part of the motion is below the limit, at any
    // velocity.
    var high = (log((fast + abs(v)) / (rest * (fast - slow))) + 1) / slow
    high = max(high, 1)
    var low = high
    while left(low) < rest, low > 1e-12 { low *= 0.98 }
    return root(of: left, between: low, and: low / 0.98)
  }

  /// Returns the argument above `low` at which a function that falls to 0 has the value ``rest``.
  private static func root(
    of left: (Double) -> Double, above low: Double, startingWidth: Double
  ) -> Double {
    var width = startingWidth
    while left(low + width) >= rest, width < 1e12 { width *= 2 }
    return root(of: left, between: low, and: low + width)
  }

  /// Returns a root, found by bisection until the bounds are two adjacent numbers.
  private static func root(
    of left: (Double) -> Double, between low: Double, and high: Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if left(middle) >= rest { low = middle } else { high = middle }
    }
    return high
  }
}
