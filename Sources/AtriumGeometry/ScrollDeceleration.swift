#if canImport(Glibc)
  internal import Glibc
#endif

/// The deceleration of scrolled content after a drag.
public struct ScrollDeceleration: Hashable, Sendable {
  /// The factor by which the velocity is multiplied every millisecond, between 0 and 1.
  public let rate: Double

  /// The default: 0.998.
  public static let normal = ScrollDeceleration(rate: 0.998)
  /// A faster deceleration: 0.99.
  public static let fast = ScrollDeceleration(rate: 0.99)
  /// The speed at which the content stops, in points per second.
  public static let stoppingSpeed = 10.0

  /// Makes a deceleration; the rate is clamped to 0.001 … 0.9999.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999)
  }

  /// The distance that the content moves while its velocity falls by one point per second, in points.
  private var reach: Double { rate / (1000 * (1 - rate)) }

  /// Returns the whole distance of the deceleration, in points.
  ///
  /// - Parameter velocity: The initial velocity, in points per second.
  /// - Returns: The distance, with the sign of the velocity; 0 for a velocity up to the ``stoppingSpeed``.
  public func distance(from velocity: Double) -> Double {
    let speed = abs(velocity)
    guard speed.isFinite, speed > ScrollDeceleration.stoppingSpeed else { return 0 }
    let way = (speed - ScrollDeceleration.stoppingSpeed) * reach
    return velocity < 0 ? -way : way
  }

  /// Returns the duration of the deceleration, in seconds.
  ///
  /// - Parameter velocity: The initial velocity, in points per second.
  /// - Returns: The duration; 0 for a velocity up to the ``stoppingSpeed``.
  public func duration(from velocity: Double) -> Double {
    let speed = abs(velocity)
    guard speed.isFinite, speed > ScrollDeceleration.stoppingSpeed else { return 0 }
    return log(ScrollDeceleration.stoppingSpeed / speed) / (1000 * log(rate))
  }

  /// Returns the velocity after a time, in points per second; 0 after the end.
  ///
  /// - Parameters:
  ///   - time: The time since the end of the drag, in seconds.
  ///   - velocity: The initial velocity, in points per second.
  /// - Returns: The remaining velocity.
  public func velocity(at time: Double, from velocity: Double) -> Double {
    guard velocity.isFinite, time < duration(from: velocity) else { return 0 }
    return velocity * exp(1000 * log(rate) * max(0, time))
  }

  /// Returns the distance after a time, in points.
  ///
  /// - Parameters:
  ///   - time: The time since the end of the drag, in seconds.
  ///   - velocity: The initial velocity, in points per second.
  /// - Returns: The distance, with the sign of the velocity.
  public func offset(at time: Double, from velocity: Double) -> Double {
    guard time > 0, velocity.isFinite else { return 0 }
    guard time < duration(from: velocity) else { return distance(from: velocity) }
    return (velocity - velocity * exp(1000 * log(rate) * time)) * reach
  }
}
