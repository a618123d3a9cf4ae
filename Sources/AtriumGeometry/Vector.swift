/// A direction with a length: a velocity, say.
public struct Vector: Hashable, Sendable {
  /// The part along x.
  public var dx: Double
  /// The part along y.
  public var dy: Double

  /// No length at all.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector of its parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
