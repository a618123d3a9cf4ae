public import AtriumGeometry

/// A row or a column of items, or of groups, in a compositional layout.
///
/// If neither a count nor a closure determines the items, they repeat until they fill the width of the row or the
/// height of the column. If that width or height is estimated, each item occurs once.
@MainActor
public final class CollectionLayoutGroup: CollectionLayoutItem {
  /// The frame and z-order of an item in a custom group.
  public struct CustomItem: Hashable, Sendable {
    /// The frame in the group, in points.
    public let frame: Rect
    /// The z-order; larger numbers are in front.
    public let zIndex: Int

    /// Makes the item of a custom group.
    public init(frame: Rect, zIndex: Int = 0) {
      (self.frame, self.zIndex) = (frame, zIndex)
    }
  }

  enum Arrangement {
    /// The items repeat along the axis until the group is full.
    case repeated
    /// The item occurs a fixed number of times.
    case count(Int, equal: Bool)
    /// The program computes the frames of the items.
    case custom((any CollectionLayoutEnvironment) -> [CustomItem])
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// The items of the group, in order.
  public let subitems: [CollectionLayoutItem]
  /// The distance between items; nil for no distance.
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(
    _ size: CollectionLayoutSize, isHorizontal: Bool, _ arrangement: Arrangement,
    _ subitems: [CollectionLayoutItem]
  ) {
    (self.isHorizontal, self.arrangement, self.subitems) = (isHorizontal, arrangement, subitems)
    super.init(layoutSize: size)
  }

  /// Makes a row of items.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .repeated, subitems)
  }

  /// Makes a row of the given number of items, which have equal widths and fill the row.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .count(count, equal: true), [subitem])
  }

  /// Makes a row in which an item occurs the given number of times.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .count(count, equal: false), [subitem])
  }

  /// Makes a column of items.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .repeated, subitems)
  }

  /// Makes a column of the given number of items, which have equal heights and fill the column.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .count(count, equal: true), [subitem])
  }

  /// Makes a column in which an item occurs the given number of times.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .count(count, equal: false), [subitem])
  }

  /// Makes a group whose item frames are computed by a closure.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the frames of the items in an environment.
  /// - Returns: The group, in which the closure positions the items.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping @MainActor (any CollectionLayoutEnvironment) -> [CustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .custom(itemProvider), [])
  }
}
