public import AtriumGeometry

/// The size of an item in a compositional layout.
@MainActor
public class CollectionLayoutItem {
  /// The size in the group.
  public let layoutSize: CollectionLayoutSize
  /// The insets of the cell in that size, in points.
  public var contentInsets = DirectionalEdgeInsets.zero

  /// Makes an item.
  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}
