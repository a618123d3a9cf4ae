import AtriumGeometry

/// A motion of the content offset along one axis, other than a drag.
///
/// The offset is a function of time alone, and does not depend on the times of earlier display frames.
struct ScrollMotion {
  enum Course {
    /// Decelerates from an initial velocity, in points per second.
    case glide(ScrollDeceleration, velocity: Double)
    /// Moves to an offset with a spring; the velocity is in points per second.
    case spring(Spring, to: Double, velocity: Double)
    /// Moves to an offset along a curve; the duration is in seconds.
    case curve(UnitCurve, to: Double, duration: Double)
  }

  /// The distance from the target below which a spring may be at rest, in points.
  private static let restDistance = 0.1
  /// The speed below which a spring may be at rest, in points per second.
  private static let restSpeed = 6.0

  /// The window's time at which the motion began, in seconds.
  let start: Double
  /// The offset at which the motion began, in points.
  private(set) var origin: Double
  var course: Course

  init(from origin: Double, at start: Double, _ course: Course) {
    (self.origin, self.start, self.course) = (origin, start, course)
  }

  /// The offset at which the motion ends if no edge stops it, in points.
  var target: Double {
    switch course {
    case .glide(let deceleration, let velocity): origin + deceleration.distance(from: velocity)
    case .spring(_, let target, _), .curve(_, let target, _): target
    }
  }

  /// The offset at which the motion must end, in points; nil for a glide, which may come to rest anywhere.
  var stop: Double? {
    if case .glide = course { return nil }
    return target
  }

  /// Returns the offset at a time, in points.
  func offset(at time: Double) -> Double {
    let elapsed = max(0, time - start)
    switch course {
    case .glide(let deceleration, let velocity):
      return origin + deceleration.offset(at: elapsed, from: velocity)
    case .spring(let spring, let target, let velocity):
      // The displacement of a spring is the sum of two parts, one from the distance and one from the
      // velocity. Each part may be zero.
      let rest = spring.position(at: elapsed)
      let swing = spring.position(at: elapsed, initialVelocity: 1) - rest
      return target + (origin - target) * (1 - rest) + velocity * swing
    case .curve(let curve, let target, let duration):
      return origin + (target - origin) * curve.value(at: min(1, elapsed / duration))
    }
  }

  /// Returns the velocity at a time, in points per second; 0 for a motion along a curve.
  func velocity(at time: Double) -> Double {
    let elapsed = max(0, time - start)
    switch course {
    case .glide(let deceleration, let velocity):
      return deceleration.velocity(at: elapsed, from: velocity)
    case .spring(let spring, let target, let velocity):
      let rest = spring.velocity(at: elapsed)
      let swing = spring.velocity(at: elapsed, initialVelocity: 1) - rest
      return (target - origin) * rest + velocity * swing
    case .curve: return 0
    }
  }

  /// Returns whether the motion has ended at a time.
  func isOver(at time: Double) -> Bool {
    switch course {
    case .glide(let deceleration, let velocity):
      return time - start >= deceleration.duration(from: velocity) - 1e-9
    case .spring(_, let target, _):
      return abs(offset(at: time) - target) < ScrollMotion.restDistance
        && abs(velocity(at: time)) < ScrollMotion.restSpeed
    case .curve(_, _, let duration): return time - start >= duration - 1e-9
    }
  }

  /// Returns the time and the velocity at which a glide passes an offset; nil if the glide stops before it.
  func passing(_ place: Double) -> (time: Double, velocity: Double)? {
    guard case .glide(let deceleration, let velocity) = course else { return nil }
    let distance = place - origin
    guard velocity != 0, distance * velocity >= 0,
      abs(distance) < abs(deceleration.distance(from: velocity))
    else { return nil }
    // The velocity of a glide decreases by the same amount for each point of distance.
    let speed = abs(velocity) - abs(distance) / deceleration.pointsPerSpeed
    let time = deceleration.duration(from: velocity) - deceleration.duration(from: speed)
    return (start + time, velocity < 0 ? -speed : speed)
  }

  /// Shifts the motion together with the content.
  mutating func shift(by distance: Double) {
    origin += distance
    switch course {
    case .glide: break
    case .spring(let spring, let target, let velocity):
      course = .spring(spring, to: target + distance, velocity: velocity)
    case .curve(let curve, let target, let duration):
      course = .curve(curve, to: target + distance, duration: duration)
    }
  }
}

extension ScrollDeceleration {
  /// The distance of a glide while its velocity decreases by one point per second, in points.
  fileprivate var pointsPerSpeed: Double {
    distance(from: ScrollDeceleration.stoppingSpeed + 1000) / 1000
  }
}
