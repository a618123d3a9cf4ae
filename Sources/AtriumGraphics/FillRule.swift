/// The rule that decides which points are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the path winds around it, counted with directions.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
