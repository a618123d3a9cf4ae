extension ViewController {
  /// Makes a controller a child of this one, last among ``children``.
  ///
  /// Sends the child `willMove(toParent:)`, inside which both sides already agree (DC-1). When its
  /// transition has ended, or at once if there is none, the container calls
  /// ``didMove(toParent:)``. A child of another container leaves that one first and hears
  /// `didMove(toParent: nil)` (DC-3); an own child moves to the end and hears nothing.
  ///
  /// Traps for the controller itself, for an ancestor, for a window's root, and if the child's view
  /// lies in the view of a stranger (C-13 … C-17).
  public func addChild(_ child: ViewController) {
    checkCanAdd(child)
    if child.parent === self {
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    if let view = child.viewIfLoaded, let superview = view.superview {
      view.checkHierarchy(under: superview, wanted: self)
    }
    if let old = child.parent {
      old.forget(child)
      child.announceRemovalWhenReparenting()
    }
    child.parent = self
    child.formerParent = nil
    children.append(child)
    child.updateAttachment()
    child.move.open()
    child.willMove(toParent: self)
  }

  /// Takes the controller out of its container and sends it `didMove(toParent: nil)` (C-3).
  ///
  /// The container has called `willMove(toParent: nil)` before, and takes the view out itself. A
  /// controller without parent hears nothing.
  public func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  /// Whether the controller belongs to another one, directly or further up; false for itself.
  func isDescendant(of controller: ViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }

  private func checkCanAdd(_ child: ViewController) {
    if child === self {
      programmerError(
        "View controller hierarchy inconsistency: \(debugName) cannot be a child of itself; add it "
          + "to another container.")
    }
    if isDescendant(of: child) {
      programmerError(
        "View controller hierarchy inconsistency: \(child.debugName) holds \(debugName) and cannot "
          + "become its child; remove \(debugName) from it first.")
    }
    if let window = child.rootWindow {
      programmerError(
        "View controller hierarchy inconsistency: adding a root view controller "
          + "\(child.debugName) as a child of view controller \(debugName); give the window "
          + "\"\(window.title)\" another rootViewController first.")
    }
  }

  /// Whether re-parenting in one step tells of the removal: switch point of DC-3.
  private func announceRemovalWhenReparenting() {
    didMove(toParent: nil)
  }

  private func forget(_ child: ViewController) {
    children.removeAll { $0 === child }
    attachedChildren.removeAll { $0 === child }
    child.parent = nil
    // Its observers still hear the end of an appearance that is under way.
    child.formerParent = self
  }

  /// Brings the parent's list of children on screen up to date, after a view or a parent changed.
  func updateAttachment() {
    guard let parent else { return }
    let isAttached =
      parent.storedView.flatMap { root in
        storedView.map { $0 !== root && $0.isDescendant(of: root) }
      }
      ?? false
    let index = parent.attachedChildren.firstIndex { $0 === self }
    if isAttached, index == nil {
      parent.attachedChildren.append(self)
      // Forwarding follows the order of `children`; one child is already in order.
      if parent.attachedChildren.count > 1 { parent.sortAttachedChildren() }
    } else if !isAttached, let index {
      parent.attachedChildren.remove(at: index)
    }
  }

  private func sortAttachedChildren() {
    let attached = Set(attachedChildren)
    attachedChildren = children.filter(attached.contains)
  }
}
