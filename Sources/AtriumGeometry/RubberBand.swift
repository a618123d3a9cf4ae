/// How a scrolled content gives way beyond its edge: the less, the further it is.
public struct RubberBand: Hashable, Sendable {
  /// How far it goes along at its beginning, as a part of the hand's way.
  public let coefficient: Double
  /// The length of what it scrolls in, in points; it never gives way by more.
  public let dimension: Double

  /// Makes a band; what is not finite or not above zero counts as nothing to give.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    self.coefficient = coefficient.isFinite ? max(0, coefficient) : 0
  }

  /// How far the content goes beyond its edge, in points.
  ///
  /// - Parameter overshoot: How far the hand went beyond it, in points, to either side.
  /// - Returns: Points, to the same side.
  public func offset(forOvershoot overshoot: Double) -> Double {
    guard dimension > 0, coefficient > 0, !overshoot.isNaN else { return 0 }
    let way = (1 - 1 / (coefficient * abs(overshoot) / dimension + 1)) * dimension
    return overshoot < 0 ? -way : way
  }

  /// How far the hand went, in points: the other way round.
  ///
  /// - Parameter offset: How far the content is beyond its edge, in points; below ``dimension``.
  /// - Returns: Points, to the same side.
  public func overshoot(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let part = min(abs(offset) / dimension, 1 - 1e-9)
    let way = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -way : way
  }
}
