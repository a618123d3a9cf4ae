/// A distance between the items of a group.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The distance, or the least one, in points.
  public let spacing: Double
  /// Whether it grows until the items fill the group.
  public let isFlexible: Bool

  /// A distance, in points.
  public static func fixed(_ spacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: spacing, isFlexible: false)
  }

  /// A distance that grows until the items fill the group, with a least length in points.
  public static func flexible(_ spacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: spacing, isFlexible: true)
  }

  /// Whether it has one length.
  public var isFixed: Bool { !isFlexible }
}
