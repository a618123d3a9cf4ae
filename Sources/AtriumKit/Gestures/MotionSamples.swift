import AtriumGeometry

/// Recent samples of a position, from which the velocity is computed.
struct MotionSamples {
  private var samples: [(time: Double, value: Point)] = []

  /// Adds a sample of a position, or of any pair of numbers, at a time in seconds.
  mutating func note(_ value: Point, at time: Double) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].value = value
      return
    }
    samples.append((time, value))
    // One sample from before the period is kept, so that a pause at the start of the period is measured too.
    let start = time - GestureConstants.velocityWindow
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// The mean velocity over ``GestureConstants/velocityWindow``, per second; zero if no time has passed (G-32).
  var velocity: Point {
    guard let last = samples.last, let first = samples.first, last.time > first.time else {
      return .zero
    }
    let start = last.time - GestureConstants.velocityWindow
    guard first.time < start, samples.count > 1 else {
      return (last.value - first.value) * (1 / (last.time - first.time))
    }
    // The position at the start of the period is between the first two samples.
    let next = samples[1]
    let part = (start - first.time) / (next.time - first.time)
    let value = first.value + (next.value - first.value) * min(1, max(0, part))
    return (last.value - value) * (1 / GestureConstants.velocityWindow)
  }

  /// Removes all samples.
  mutating func removeAll() { samples = [] }
}
