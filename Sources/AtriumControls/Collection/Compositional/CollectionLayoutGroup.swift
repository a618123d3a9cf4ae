public import AtriumGeometry

/// A row or a column of items, or of groups, in a compositional layout.
///
/// The items of a row are repeated as long as they fit into its width, those of a column as long as they fit
/// into its height. A group whose length in that direction is estimated has each of its items once.
@MainActor
public final class CollectionLayoutGroup: CollectionLayoutItem {
  /// The place of an item in a group of one's own.
  public struct CustomItem: Hashable, Sendable {
    /// The frame in the group, in points.
    public let frame: Rect
    /// The place in the order of drawing.
    public let zIndex: Int

    /// Makes a place.
    public init(frame: Rect, zIndex: Int = 0) {
      (self.frame, self.zIndex) = (frame, zIndex)
    }
  }

  enum Arrangement {
    /// Along the axis, repeated as often as it fits.
    case repeated
    /// A number of times.
    case count(Int, equal: Bool)
    /// Places of the program's own.
    case custom((any CollectionLayoutEnvironment) -> [CustomItem])
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// The items that are placed one after another.
  public let subitems: [CollectionLayoutItem]
  /// The distance between items; nil for none.
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(
    _ size: CollectionLayoutSize, isHorizontal: Bool, _ arrangement: Arrangement,
    _ subitems: [CollectionLayoutItem]
  ) {
    (self.isHorizontal, self.arrangement, self.subitems) = (isHorizontal, arrangement, subitems)
    super.init(layoutSize: size)
  }

  /// A row of items.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .repeated, subitems)
  }

  /// A row of a number of items that have the same width and fill it.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .count(count, equal: true), [subitem])
  }

  /// A row of a number of items.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .count(count, equal: false), [subitem])
  }

  /// A column of items.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .repeated, subitems)
  }

  /// A column of a number of items that have the same height and fill it.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .count(count, equal: true), [subitem])
  }

  /// A column of a number of items.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, .count(count, equal: false), [subitem])
  }

  /// A group of items at places of one's own.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: The places of the items in a group of that size.
  /// - Returns: The group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping @MainActor (any CollectionLayoutEnvironment) -> [CustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, .custom(itemProvider), [])
  }
}
