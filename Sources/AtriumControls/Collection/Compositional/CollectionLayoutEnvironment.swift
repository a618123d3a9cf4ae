public import AtriumGeometry
// Public: see Button.
public import AtriumKit

/// What a part of a compositional layout is in.
@MainActor
public protocol CollectionLayoutContainer {
  /// The size, in points.
  var contentSize: Size { get }
  /// The size without the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalEdgeInsets { get }
}

/// What a section of a compositional layout is made for.
@MainActor
public protocol CollectionLayoutEnvironment {
  /// What the section is in.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// The environment of a section or a group.
struct LayoutEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: Size
  let traitCollection: TraitCollection
  let contentInsets = DirectionalEdgeInsets.zero

  var container: any CollectionLayoutContainer { self }
  var effectiveContentSize: Size { contentSize }
}
