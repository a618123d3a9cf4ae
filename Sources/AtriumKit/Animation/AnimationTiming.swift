import AtriumGeometry

/// How far a motion is, along x and along y: 0 at its start, 1 where it goes.
typealias AnimationProgress = SIMD2<Double>

/// How a motion goes from 0 to 1: along a curve, or on a spring.
enum AnimationTiming {
  case curve(UnitCurve)
  case spring(Spring, velocity: Vector)

  /// How far the motion is.
  ///
  /// - Parameters:
  ///   - fraction: The part of the time that has gone.
  ///   - duration: The whole time, in seconds.
  /// - Returns: Values that may leave 0 … 1.
  func progress(at fraction: Double, of duration: Double) -> AnimationProgress {
    switch self {
    case .curve(let curve): return AnimationProgress(repeating: curve.value(at: fraction))
    case .spring(let spring, let velocity):
      let time = fraction * duration
      let x = spring.position(at: time, initialVelocity: velocity.dx)
      if velocity.dy == velocity.dx { return AnimationProgress(repeating: x) }
      return AnimationProgress(x, spring.position(at: time, initialVelocity: velocity.dy))
    }
  }

  /// The part of the time after which the motion has first come a part of the way.
  func fraction(at progress: Double, of duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    // A spring may be beyond its end before it is there: the first time counts.
    var high = 1.0
    if case .spring = self {
      high =
        (1...1000).lazy.map { Double($0) / 1000 }
        .first { self.progress(at: $0, of: duration).x >= progress } ?? 1
    }
    guard self.progress(at: high, of: duration).x >= progress else { return 1 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration).x < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
