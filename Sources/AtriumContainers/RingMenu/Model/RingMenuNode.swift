/// An item of a ring menu, reduced to the information that strokes need: without images, titles and closures.
package enum RingMenuNode: Equatable, Sendable {
  /// An item that a release chooses.
  case leaf
  /// An item that a release chooses. After a rest on the item, a stroke sets its value.
  case dial
  /// An item that keeps its wedge. A release on that wedge closes the menu.
  case disabled
  /// An empty wedge, in the place of a separator or of a hidden item.
  case gap
  /// An item that opens another level.
  case branch([RingMenuNode])

  /// The nodes of the level that the item opens; nil if the item opens no level.
  package var children: [RingMenuNode]? {
    if case .branch(let children) = self { children } else { nil }
  }

  /// Whether the node can be highlighted.
  package var isTarget: Bool { self != .gap }

  /// Returns the number of levels of a list of nodes, including the list itself.
  package static func depth(of nodes: [RingMenuNode]) -> Int {
    1 + (nodes.compactMap(\.children).map(depth).max() ?? 0)
  }
}
