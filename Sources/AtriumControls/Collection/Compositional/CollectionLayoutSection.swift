public import AtriumGeometry

/// A section of a compositional layout: one group that is repeated for all items.
@MainActor
public final class CollectionLayoutSection {
  let group: CollectionLayoutGroup
  /// The insets around the groups, in points.
  ///
  /// Along the scroll direction, headers and footers lie outside the insets.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  public var interGroupSpacing = 0.0
  /// The headers and footers of the section.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets at the sides of the section apply to headers and footers too; true by default.
  ///
  /// The sides are the edges parallel to the scroll direction.
  public var supplementariesFollowContentInsets = true
  /// How the section scrolls orthogonally to the layout; not at all by default.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The decoration views behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// The appearance of a section that looks like a table; nil for other sections.
  var list: CollectionLayoutListConfiguration?
  /// The space before the headers of a section that looks like a table, in points.
  var headerTopPadding = 0.0

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}
