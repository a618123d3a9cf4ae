/// An entry of a ring menu as strokes see it: without pictures, names and closures.
package enum RingMenuNode: Equatable, Sendable {
  /// A release chooses it.
  case leaf
  /// It keeps its wedge, and a release on it cancels.
  case disabled
  /// A wedge without an entry: a separator, or a hidden item.
  case gap
  /// Opens a level of its own.
  case branch([RingMenuNode])

  /// The entries of its level; nil if it opens none.
  package var children: [RingMenuNode]? {
    if case .branch(let children) = self { children } else { nil }
  }

  /// Whether a highlight may rest on it.
  package var isTarget: Bool { self != .gap }

  /// The greatest number of levels that begin with a list of entries.
  package static func depth(of nodes: [RingMenuNode]) -> Int {
    1 + (nodes.compactMap(\.children).map(depth).max() ?? 0)
  }
}
