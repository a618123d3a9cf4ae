extension ViewController {
  /// Returns an error message if adding a child would exceed ``View/deepestNesting``; otherwise nil.
  func depthObstacle(to child: ViewController) -> String? {
    var depth = 2
    var ancestor = parent
    while let current = ancestor { (depth, ancestor) = (depth + 1, current.parent) }
    guard depth + child.subtreeHeight > View.deepestNesting else { return nil }
    child.measureHeight()
    guard depth + child.subtreeHeight > View.deepestNesting else { return nil }
    return "View controller hierarchy inconsistency: \(child.debugName) cannot become a child of "
      + "\(debugName), since \(depth + child.subtreeHeight) controllers would be nested, "
      + "and at most \(View.deepestNesting) may be; make some of them siblings "
      + "instead."
  }

  /// Updates the subtree heights after a controller became a child of this controller.
  func noteHeight(of child: ViewController) {
    var height = child.subtreeHeight + 1
    var ancestor: ViewController? = self
    while let current = ancestor, current.subtreeHeight < height {
      current.subtreeHeight = height
      height += 1
      ancestor = current.parent
    }
  }

  /// Recomputes the subtree heights of this tree after children have left it.
  private func measureHeight() {
    var all: [ViewController] = []
    var open = [self]
    while let controller = open.popLast() {
      controller.subtreeHeight = 0
      all.append(controller)
      open += controller.childList.elements
    }
    for controller in all.reversed() where controller !== self {
      guard let parent = controller.parent else { continue }
      parent.subtreeHeight = max(parent.subtreeHeight, controller.subtreeHeight + 1)
    }
  }
}
