/// Adds up the fractional steps of a high-resolution wheel, since a paging scroll view moves by whole steps.
struct PageSteps {
  private var axis = ScrollAxis.vertical
  private var rest = 0.0

  /// Adds a number of steps, which may be fractional.
  ///
  /// A change of direction or axis resets the sum.
  ///
  /// - Returns: The number of whole steps that are complete; negative for steps backwards.
  mutating func add(_ steps: Double, along axis: ScrollAxis) -> Double {
    if axis != self.axis || rest * steps < 0 { rest = 0 }
    self.axis = axis
    // The tolerance absorbs rounding errors, so that ten steps of one tenth make a whole step.
    let sum = rest + steps
    let whole = (sum + (sum < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    rest = sum - whole
    if abs(rest) < 1e-6 { rest = 0 }
    return whole
  }
}
