import AtriumGeometry

/// The direction of a swipe.
public enum SwipeDirection: String, Sendable, CaseIterable {
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
  /// Towards the top edge.
  case up
  /// Towards the bottom edge.
  case down

  /// The vector of length 1 in this direction.
  var vector: Point {
    switch self {
    case .left: Point(x: -1)
    case .right: Point(x: 1)
    case .up: Point(y: -1)
    case .down: Point(y: 1)
    }
  }
}
