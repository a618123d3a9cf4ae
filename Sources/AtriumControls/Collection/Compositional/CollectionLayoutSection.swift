public import AtriumGeometry

/// A section of a compositional layout: one group that is repeated for all items.
@MainActor
public final class CollectionLayoutSection {
  let group: CollectionLayoutGroup
  /// The insets around the groups, in points; headers and footers lie outside the insets along the scroll
  /// direction.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  public var interGroupSpacing = 0.0
  /// The headers and footers of the section.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets perpendicular to the scroll direction apply to headers and footers too; true by
  /// default.
  public var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls orthogonally to the layout; by default the section does not.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The decoration views behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// The appearance of a section that looks like a table; nil for other sections.
  var list: CollectionLayoutListConfiguration?

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}
