import AtriumGeometry

/// The identity of a view in a collection view: a cell, a supplementary view or a decoration view.
struct CollectionElement: Hashable {
  let category: CollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for a cell.
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  /// Returns the element with another index path.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  /// Returns whether this element is drawn in front of another element with the same `zIndex`.
  ///
  /// Supplementary views are in front of cells. Elements of one category are ordered by index path.
  func isOver(_ other: CollectionElement) -> Bool {
    let (own, its) = (category.order, other.category.order)
    guard own == its else { return own > its }
    return path == other.path ? kind > other.kind : path > other.path
  }
}

extension CollectionView.ElementCategory {
  /// The drawing order: decoration views, then cells, then supplementary views.
  fileprivate var order: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}
