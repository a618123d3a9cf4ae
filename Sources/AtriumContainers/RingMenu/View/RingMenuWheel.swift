import AtriumKit

/// Counts the whole steps of a wheel, also of one that reports fractions.
struct RingMenuWheel {
  private var rest = 0.0

  /// The steps that a scroll completes; positive ones lead onwards.
  mutating func steps(of delta: Double) -> Int {
    rest -= min(max(delta, -1000), 1000)
    let steps = Int((rest / ScrollInput.wheelStep).rounded(.towardZero))
    rest -= Double(steps) * ScrollInput.wheelStep
    return steps
  }
}
