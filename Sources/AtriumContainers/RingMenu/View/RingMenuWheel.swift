import AtriumKit

/// Counts the whole steps of a wheel, even if the wheel reports fractions of steps.
struct RingMenuWheel {
  private var rest = 0.0

  /// Returns the number of steps that a scroll completes; positive if the user scrolls towards the end.
  mutating func steps(of delta: Double) -> Int {
    rest -= min(max(delta, -1000), 1000)
    let steps = Int((rest / ScrollInput.wheelStep).rounded(.towardZero))
    rest -= Double(steps) * ScrollInput.wheelStep
    return steps
  }
}
