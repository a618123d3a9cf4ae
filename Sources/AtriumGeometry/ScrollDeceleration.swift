#if canImport(Glibc)
  internal import Glibc
#endif

/// How a scrolled content glides when it is let go.
public struct ScrollDeceleration: Hashable, Sendable {
  /// What is left of the velocity after each millisecond, between 0 and 1.
  public let rate: Double

  /// As usual: 0.998.
  public static let normal = ScrollDeceleration(rate: 0.998)
  /// Soon at rest: 0.99.
  public static let fast = ScrollDeceleration(rate: 0.99)
  /// The velocity at which it stands still, in points a second.
  public static let stoppingSpeed = 10.0

  /// Makes a deceleration; the rate is brought into 0.001 … 0.9999.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999)
  }

  /// How many points it glides for each point a second of velocity: the sum of all milliseconds.
  private var reach: Double { rate / (1000 * (1 - rate)) }

  /// How far it glides, in points; nothing from the stopping speed down.
  ///
  /// - Parameter velocity: When it is let go, in points a second.
  /// - Returns: Points, below zero for a velocity below zero.
  public func distance(from velocity: Double) -> Double {
    let speed = abs(velocity)
    guard speed.isFinite, speed > ScrollDeceleration.stoppingSpeed else { return 0 }
    let way = (speed - ScrollDeceleration.stoppingSpeed) * reach
    return velocity < 0 ? -way : way
  }

  /// How long it glides, in seconds; 0 from the stopping speed down.
  ///
  /// - Parameter velocity: When it is let go, in points a second.
  /// - Returns: Seconds.
  public func duration(from velocity: Double) -> Double {
    let speed = abs(velocity)
    guard speed.isFinite, speed > ScrollDeceleration.stoppingSpeed else { return 0 }
    return log(ScrollDeceleration.stoppingSpeed / speed) / (1000 * log(rate))
  }

  /// How fast it is after a time, in points a second; 0 once it stands still.
  ///
  /// - Parameters:
  ///   - time: In seconds since it was let go.
  ///   - velocity: When it was let go, in points a second.
  /// - Returns: Points a second.
  public func velocity(at time: Double, from velocity: Double) -> Double {
    guard velocity.isFinite, time < duration(from: velocity) else { return 0 }
    return velocity * exp(1000 * log(rate) * max(0, time))
  }

  /// How far it has come after a time, in points.
  ///
  /// - Parameters:
  ///   - time: In seconds since it was let go.
  ///   - velocity: When it was let go, in points a second.
  /// - Returns: Points, below zero for a velocity below zero.
  public func offset(at time: Double, from velocity: Double) -> Double {
    guard time > 0, velocity.isFinite else { return 0 }
    guard time < duration(from: velocity) else { return distance(from: velocity) }
    return (velocity - velocity * exp(1000 * log(rate) * time)) * reach
  }
}
