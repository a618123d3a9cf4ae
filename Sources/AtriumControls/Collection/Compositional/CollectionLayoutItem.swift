public import AtriumGeometry

/// An item in a compositional layout, described by its size.
@MainActor
public class CollectionLayoutItem {
  /// The size of the item in its group.
  public let layoutSize: CollectionLayoutSize
  /// The insets of the cell from the item's frame, in points.
  public var contentInsets = DirectionalEdgeInsets.zero

  /// Makes an item.
  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}
