/// A property's value as a row of numbers: wide enough for a 4×4 matrix.
typealias AnimatedValue = SIMD16<Double>

extension AnimatedValue {
  /// Makes a row of the numbers that a property has; the rest is 0.
  init(_ numbers: Double...) {
    self.init()
    for (index, number) in numbers.enumerated() { self[index] = number }
  }

  /// The distance to another value, all numbers counting alike.
  func distance(to other: AnimatedValue) -> Double {
    let way = other - self
    return (way * way).sum().squareRoot()
  }
}
