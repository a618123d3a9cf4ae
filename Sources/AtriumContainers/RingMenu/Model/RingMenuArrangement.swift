/// How a ring menu distributes the directions of a level among its items.
///
/// In both arrangements the direction of an item depends on its position in the list alone: neither
/// disabling nor hiding another item moves it.
public enum RingMenuArrangement: Hashable, Sendable {
  /// The items share the circle evenly, clockwise, beginning with the first.
  case even
  /// Each item has one of eight fixed directions: up, right, down, left, and then the diagonals,
  /// clockwise from the upper right. Up to four items use the first four directions alone.
  case compass
}
