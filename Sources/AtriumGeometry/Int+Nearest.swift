extension Int {
  /// Makes the whole number that is nearest to any other, even one that is none.
  ///
  /// - Parameter value: Brought into ±2²⁴, which is more than any picture has pixels on a side; 0 if it
  ///   is not a number.
  package init(nearest value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -16_777_216), 16_777_216))
  }
}
