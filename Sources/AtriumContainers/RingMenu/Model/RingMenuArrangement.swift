/// The way in which a ring menu distributes the directions of a level among its items.
///
/// In both arrangements, disabling or hiding an item does not change the directions of the other items.
public enum RingMenuArrangement: Hashable, Sendable {
  /// The items share the circle evenly and clockwise, beginning with the first item.
  case even
  /// Each item has one of eight fixed directions.
  ///
  /// The directions are up, right, down and left, and then the diagonals, clockwise from the upper right. A level
  /// with up to four items uses only the first four directions.
  case compass
}
