import AtriumGeometry

/// The progress of an animation along x and y, from 0 at its start to 1 at its end.
typealias AnimationProgress = SIMD2<Double>

/// The pacing of an animation: a curve or a spring.
enum AnimationTiming {
  case curve(UnitCurve)
  case spring(Spring, velocity: Vector)

  /// Returns the progress after a fraction of the duration.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction of the duration.
  ///   - duration: The duration, in seconds.
  /// - Returns: The progress, which is outside 0 … 1 while the curve or spring overshoots.
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

  /// Returns the fraction of the duration at which the animation first reaches a progress.
  func fraction(at progress: Double, of duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    // A spring may reach a progress several times. Small steps find the first time.
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
