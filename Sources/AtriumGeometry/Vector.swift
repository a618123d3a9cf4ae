/// A direction with a length, such as a velocity.
public struct Vector: Hashable, Sendable {
  /// The x component.
  public var dx: Double
  /// The y component.
  public var dy: Double

  /// The zero vector.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector from its components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
