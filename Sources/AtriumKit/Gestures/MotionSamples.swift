import AtriumGeometry

/// Where something was lately, to tell how fast it moves.
struct MotionSamples {
  private var samples: [(time: Double, value: Point)] = []

  /// Notes a place, or any pair of numbers, at a time in seconds.
  mutating func note(_ value: Point, at time: Double) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].value = value
      return
    }
    samples.append((time, value))
    // One sample from before the window stays, so that a rest counts from its beginning.
    let start = time - GestureConstants.velocityWindow
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// The mean speed over the window, per second; zero if there was no time (G-32).
  var velocity: Point {
    guard let last = samples.last, let first = samples.first, last.time > first.time else {
      return .zero
    }
    let start = last.time - GestureConstants.velocityWindow
    guard first.time < start, samples.count > 1 else {
      return (last.value - first.value) * (1 / (last.time - first.time))
    }
    // The place at the window's beginning lies between the first two samples.
    let next = samples[1]
    let part = (start - first.time) / (next.time - first.time)
    let value = first.value + (next.value - first.value) * min(1, max(0, part))
    return (last.value - value) * (1 / GestureConstants.velocityWindow)
  }

  /// Forgets all.
  mutating func removeAll() { samples = [] }
}
