/// Distances inwards from the four edges, in points, the sides named after the direction of reading.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// No border.
  public static let zero = DirectionalEdgeInsets()

  /// Makes a border of four widths.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
