/// The resistance of scrolled content beyond its edge.
///
/// The resistance increases with the distance.
public struct RubberBand: Hashable, Sendable {
  /// The ratio of the content's distance beyond the edge to the finger's distance, for small distances.
  public let coefficient: Double
  /// The length of the scroll view, in points; the content's distance stays below this length.
  public let dimension: Double

  /// Makes a rubber band.
  ///
  /// A negative or non-finite argument counts as 0; the content then does not move beyond its edge.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    self.coefficient = coefficient.isFinite ? max(0, coefficient) : 0
  }

  /// Returns the distance of the content beyond its edge, in points.
  ///
  /// - Parameter overshoot: The distance of the finger beyond the edge, in points, with a sign for
  ///   the side.
  /// - Returns: The distance, with the same sign.
  public func offset(forOvershoot overshoot: Double) -> Double {
    guard dimension > 0, coefficient > 0, !overshoot.isNaN else { return 0 }
    let way = (1 - 1 / (coefficient * abs(overshoot) / dimension + 1)) * dimension
    return overshoot < 0 ? -way : way
  }

  /// Returns the distance of the finger, in points: the inverse of ``offset(forOvershoot:)``.
  ///
  /// - Parameter offset: The distance of the content beyond its edge, in points; below
  ///   ``dimension``.
  /// - Returns: The distance, with the same sign.
  public func overshoot(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let part = min(abs(offset) / dimension, 1 - 1e-9)
    let way = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -way : way
  }
}
