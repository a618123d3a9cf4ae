/// The rule that decides which points are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the path's winding number around the point is not zero.
  case winding
  /// A point is inside if a ray from the point crosses the path an odd number of times.
  case evenOdd
}
