import AtriumGeometry

/// One of the things that a collection view shows: an item, or a supplementary or decoration view.
struct CollectionElement: Hashable {
  let category: CollectionView.ElementCategory
  /// The kind of a view that is no cell; empty for a cell.
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  /// The same thing at another place.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  /// Whether it is drawn over another one with the same `zIndex`: views beside the items over the items, then
  /// by index paths.
  func isOver(_ other: CollectionElement) -> Bool {
    let (own, its) = (category.order, other.category.order)
    guard own == its else { return own > its }
    return path == other.path ? kind > other.kind : path > other.path
  }
}

extension CollectionView.ElementCategory {
  /// The order of drawing: decorations are the background of items.
  fileprivate var order: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}
