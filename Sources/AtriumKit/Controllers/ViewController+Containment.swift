extension ViewController {
  /// The child controllers, in the order in which they were added (C-9).
  ///
  /// The array is a copy. Code may change the tree while it iterates over the array.
  public var children: [ViewController] {
    WorkStatistics.ofLists.childVisitCount += childList.count
    return childList.elements
  }

  /// The children whose views are inside this controller's view.
  ///
  /// Only attached children receive appearance calls, sizes and rotations.
  var attachedChildren: [ViewController] {
    WorkStatistics.ofLists.childVisitCount += attachedChildList.count
    return attachedChildList.elements
  }

  /// Makes a controller the last child of this controller.
  ///
  /// The child receives `willMove(toParent:)` when its ``parent`` and this controller's ``children`` already have
  /// their new values (DC-1). When the transition has ended, or immediately if there is none, the container must
  /// call ``didMove(toParent:)``. A child of another container first leaves that container and receives
  /// `didMove(toParent: nil)` (DC-3). A child of this container moves to the end and receives no call.
  ///
  /// Traps if the child is this controller, an ancestor of this controller, a controller over which this controller
  /// is presented, a window's root or a presented controller. Also traps if the child's view is inside the view of a
  /// third controller (C-13 … C-17, M-7), or if more than 2000 controllers would be nested.
  public func addChild(_ child: ViewController) {
    if let obstacle = obstacle(toAddingChild: child) { programmerError(obstacle) }
    if child.parent === self {
      child.leaveLists(of: self)
      child.enterLists(of: self)
      return
    }
    if let old = child.parent {
      old.forget(child)
      child.announceRemovalWhenReparenting()
      // The calls during the removal may have given the child another parent, or added this container to the child.
      guard child.parent == nil, child.rootWindow == nil, child.modal.presentation == nil,
        !isPresentedOver(child)
      else { return }
    }
    child.parent = self
    child.formerParent = nil
    child.enterLists(of: self)
    child.viewIfLoaded?.takeSizeOfPlace(in: nil)
    child.move.open()
    child.send(.willMove(toParent: self)) { child.willMove(toParent: self) }
  }

  /// Removes the controller from its container and sends it `didMove(toParent: nil)`.
  ///
  /// Before this call, the container must call `willMove(toParent: nil)` and remove the view. For a controller
  /// without a parent, the call has no effect.
  public func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    sendDidLeave()
    if self.parent == nil, appearance.phase == .disappeared, modal.cover == nil {
      formerParent = nil
    }
  }

  /// Returns whether another controller is an ancestor of this controller; false for this controller itself.
  func isDescendant(of controller: ViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Returns whether a container is in this controller's chain of parents and presenters.
  private func isPresentedOver(_ container: ViewController) -> Bool {
    var outer: ViewController? = self
    while let current = outer {
      if current === container { return true }
      outer = current.parent ?? current.modal.presentation?.presenter
    }
    return false
  }

  /// Traps if a controller is not a child of this controller.
  ///
  /// - Parameters:
  ///   - child: The controller.
  ///   - purpose: The action that only the parent may perform, as words for the message, such as *override the
  ///     traits of*.
  func checkIsParent(of child: ViewController, to purpose: String) {
    guard child.parent === self else {
      programmerError(
        "\(debugName) cannot \(purpose) \(child.debugName), which is not its child; call "
          + "\(debugName).addChild(\(child.debugName)) first.")
    }
  }

  /// Returns the message with which ``addChild(_:)`` would trap for a controller.
  ///
  /// The call changes nothing. A tool with which a user builds a tree can call this method before ``addChild(_:)``.
  ///
  /// - Parameter child: The controller that would become a child.
  /// - Returns: The message; nil if the controller can be added.
  public func obstacle(toAddingChild child: ViewController) -> String? {
    if child === self {
      return
        "View controller hierarchy inconsistency: \(debugName) cannot be a child of itself; add it "
        + "to another container."
    }
    if isDescendant(of: child) {
      return
        "View controller hierarchy inconsistency: \(child.debugName) holds \(debugName) and cannot "
        + "become its child; remove \(debugName) from it first."
    }
    if let obstacle = depthObstacle(to: child) { return obstacle }
    if isPresentedOver(child) {
      return
        "View controller hierarchy inconsistency: \(debugName) is presented over \(child.debugName) and "
        + "cannot hold it as a child; dismiss \(debugName) first."
    }
    if let presenter = child.modal.presentation?.presenter {
      return "View controller hierarchy inconsistency: \(child.debugName) is presented by "
        + "\(presenter.debugName) and cannot become a child of \(debugName); dismiss it first."
    }
    if let window = child.rootWindow {
      return "View controller hierarchy inconsistency: adding a root view controller "
        + "\(child.debugName) as a child of view controller \(debugName); give the window "
        + "\"\(window.title)\" another rootViewController first."
    }
    guard child.parent !== self, let view = child.viewIfLoaded, let superview = view.superview
    else { return nil }
    return view.hierarchyObstacle(under: superview, wanted: self)
  }

  /// Sends this controller `didMove(toParent: nil)` when `addChild(_:)` moves it to another container (DC-3).
  private func announceRemovalWhenReparenting() {
    sendDidLeave()
  }

  private func sendDidLeave() {
    send(.didMove(toParent: nil)) { didMove(toParent: nil) }
  }

  private func forget(_ child: ViewController) {
    child.leaveLists(of: self)
    child.removeTraitOverrides()
    child.forgetKeptOrientation()
    child.removeContainerSafeArea()
    child.parent = nil
    departureCount += 1
    // The observers of this container still receive the last call of an appearance or disappearance that is in
    // progress.
    child.formerParent = self
  }

  private func enterLists(of parent: ViewController) {
    parent.lastChildPlace += 1
    placeInParent = parent.lastChildPlace
    parent.childList.append(self)
    parent.noteHeight(of: self)
    updateAttachment()
  }

  private func leaveLists(of parent: ViewController) {
    parent.childList.remove(self)
    if isAttached { parent.attachedChildList.remove(self) }
    isAttached = false
  }

  /// Clears the parent when the container is released; the child receives no call (DC-25).
  func leaveList() {
    parent = nil
    isAttached = false
  }

  /// Updates the parent's list of attached children after a change of this controller's view or parent.
  func updateAttachment() {
    guard let parent else { return }
    let belongs =
      parent.storedView.flatMap { root in
        storedView.map { $0 !== root && $0.isDescendant(of: root) }
      }
      ?? false
    guard belongs != isAttached else { return }
    isAttached = belongs
    if belongs {
      let place = placeInParent
      let index = parent.attachedChildList.index { $0.placeInParent < place }
      parent.attachedChildList.insert(self, at: index)
    } else {
      parent.attachedChildList.remove(self)
    }
  }
}
