public import AtriumGeometry

/// A section of a compositional layout: one group that is repeated for all items.
@MainActor
public final class CollectionLayoutSection {
  let group: CollectionLayoutGroup
  /// The insets around the groups, in points; headers and footers are outside of those along the layout.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  public var interGroupSpacing = 0.0
  /// Headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the insets beside the groups too; true at first.
  public var supplementariesFollowContentInsets = true
  /// How the section scrolls across the layout; not at all at first.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Views behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// Makes a section of a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}
