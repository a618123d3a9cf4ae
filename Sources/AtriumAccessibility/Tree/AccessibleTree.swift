internal import AtriumGeometry
internal import AtriumKit

/// A snapshot of the objects of a window that assistive technologies see.
struct AccessibleTree {
  /// The identifier of the window.
  let root: Int
  /// The objects, by identifier.
  var nodes: [Int: AccessibleNode]
  /// The identifier of the object with the keyboard focus; nil if the window is not the key window, or no object in
  /// the tree has the focus.
  var focus: Int?
  /// The identifier of the object that had the focus last, while the window is the key window and ``focus`` is nil.
  ///
  /// The object may be gone.
  var formerFocus: Int?
  /// The pages that are not in the tree because a modal view is in front of them.
  var coveredPages: [AccessibleNode] = []
  /// Whether a view has the keyboard focus; false if ``focus`` is a page that stands for the focus.
  var isViewFocused = false
  /// Whether a view has the keyboard focus, or had it last if ``focus`` is nil.
  var wasViewFocused = false

  /// Returns whether an object is in the tree, or is a page behind a modal view.
  func knows(_ id: Int) -> Bool { nodes[id] != nil || coveredPages.contains { $0.id == id } }

  /// Returns the index of an object among the children of its parent; nil for the window.
  func index(of node: AccessibleNode) -> Int? {
    node.parent.flatMap { nodes[$0]?.children.firstIndex(of: node.id) }
  }

  /// Calls a closure for each object, parents first, with the depth in the tree.
  func visit(_ action: (AccessibleNode, _ depth: Int) -> Void) {
    func visit(_ id: Int, _ depth: Int) {
      guard let node = nodes[id] else { return }
      action(node, depth)
      for child in node.children { visit(child, depth + 1) }
    }
    visit(root, 0)
  }

  /// Returns whether an object is the given ancestor or one of its descendants.
  func contains(_ id: Int, in ancestor: Int) -> Bool {
    var place: Int? = id
    while let current = place {
      if current == ancestor { return true }
      place = nodes[current]?.parent
    }
    return false
  }

  /// Returns the innermost object at a point of the window, within a given object; nil if the point is outside that
  /// object.
  func node(at point: Point, in id: Int) -> AccessibleNode? {
    guard let node = nodes[id], node.frame.contains(point) else { return nil }
    for child in node.children.reversed() {
      if let found = self.node(at: point, in: child) { return found }
    }
    return node
  }
}
