/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No border.
  public static let zero = EdgeInsets()

  /// Makes a border of four widths.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes a border that is as wide everywhere.
  public init(_ width: Double) {
    self.init(top: width, left: width, bottom: width, right: width)
  }
}
