/// A distance between the items of a group.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The fixed distance, or the minimum of a flexible distance, in points.
  public let spacing: Double
  /// Whether the distance grows until the items fill the group.
  public let isFlexible: Bool

  /// Makes a fixed distance, in points.
  public static func fixed(_ spacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: spacing, isFlexible: false)
  }

  /// Makes a distance that grows from a minimum, in points, until the items fill the group.
  public static func flexible(_ spacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: spacing, isFlexible: true)
  }

  /// Whether the distance is fixed.
  public var isFixed: Bool { !isFlexible }
}
