public import AtriumGeometry
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// The container of a section or group in a compositional layout.
@MainActor
public protocol CollectionLayoutContainer {
  /// The size of the container, in points.
  var contentSize: Size { get }
  /// The size of the container inside its insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets of the container, in points.
  var contentInsets: DirectionalEdgeInsets { get }
}

/// The environment of a compositional layout, passed to closures that make sections or groups.
@MainActor
public protocol CollectionLayoutEnvironment {
  /// The container of the section.
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
