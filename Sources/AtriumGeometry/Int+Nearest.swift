extension Int {
  /// Rounds any number to the nearest integer, without a trap.
  ///
  /// - Parameter value: The number, clamped to ±2²⁴, which is more than the side of any image in
  ///   pixels; NaN gives 0.
  package init(nearest value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -16_777_216), 16_777_216))
  }
}
