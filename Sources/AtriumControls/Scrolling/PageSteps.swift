/// Counts the parts of steps that a fine wheel tells, for a page that turns with whole steps.
struct PageSteps {
  private var axis = ScrollAxis.vertical
  private var rest = 0.0

  /// Adds some steps, or a part of one.
  ///
  /// Turning back, or along the other axis, begins anew.
  ///
  /// - Returns: How many whole steps that makes, negative ones backwards.
  mutating func add(_ steps: Double, along axis: ScrollAxis) -> Double {
    if axis != self.axis || rest * steps < 0 { rest = 0 }
    self.axis = axis
    // Eight eighths are a whole, whatever their last bits say.
    let sum = rest + steps
    let whole = (sum + (sum < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    rest = sum - whole
    if abs(rest) < 1e-6 { rest = 0 }
    return whole
  }
}
