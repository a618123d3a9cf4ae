/// A property's value as a vector of numbers, wide enough for a 4×4 matrix.
typealias AnimatedValue = SIMD16<Double>

extension AnimatedValue {
  /// Makes a vector from a property's numbers, padded with 0.
  init(_ numbers: Double...) {
    self.init()
    for (index, number) in numbers.enumerated() { self[index] = number }
  }

  /// Returns the Euclidean distance to another value.
  func distance(to other: AnimatedValue) -> Double {
    let way = other - self
    return (way * way).sum().squareRoot()
  }
}
