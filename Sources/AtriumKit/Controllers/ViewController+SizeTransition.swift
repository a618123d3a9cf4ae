import AtriumGeometry

extension ViewController {
  /// The coordinator of the transition that this controller takes part in; nil if there is none
  ///
  ///
  /// A transition is a presentation, a swap of children or a change of size. Of several transitions
  /// the last to begin counts.
  ///
  /// It exists from the call that requests an animated change, such as a push, until the last call
  /// at its end, such as `didShow`. A change without animation has one from its first `will` call
  /// on. A request that waits for the end of another transition has none yet: until then the
  /// controllers have the coordinator of the running one.
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    let running = [
      viewIfLoaded?.window?.sizeTransition?.coordinator, modalCoordinator,
      latestChildTransition?.coordinator,
    ]
    return running.compactMap { $0 }.max { $0.order < $1.order }
  }

  /// The traits that a change of the window has announced by `willTransition(to:with:)`, until the
  /// controller has them; at other times ``traitCollection``.
  ///
  /// A container whose layout depends on size classes reads it to tell the sizes of its children.
  public var announcedTraitCollection: TraitCollection {
    guard let announced, let traits = announced.traits,
      announced.order == viewIfLoaded?.window?.sizeTransition?.coordinator.order
    else { return traitCollection }
    return traits
  }

  /// Whether sizes and rotations reach the controller: switch point of DC-37.
  var receivesTransitions: Bool { isOnScreen }

  func forwardSizeTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    noteCall(.viewWillTransition(to: size))
    // One of these calls may remove the next child.
    for child in attachedChildrenInTransitionOrder
    where child.isAttached(to: self) && child.receivesTransitions {
      // A child that keeps its own orientation has its own sides (CK-R10).
      let childSize = child.announcedQuarterTurn.turning(
        self.size(forChildContentContainer: child, withParentContainerSize: size))
      // A child that keeps its size has no changes below it either (DC-38).
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.announce(childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    noteCall(.willTransition(to: traits))
    for child in attachedChildrenInTransitionOrder
    where child.isAttached(to: self) && child.receivesTransitions {
      // Overrides may leave a child's size classes unchanged (DC-36).
      let childTraits = child.inheriting(traits, turn: child.announcedQuarterTurn)
      guard !childTraits.hasSameSizeClasses(as: child.traitCollection) else { continue }
      child.announce(childTraits, with: coordinator)
    }
  }

  /// Sends `viewWillTransition(to:with:)`, once per size in one change of the window.
  ///
  /// One of these calls may move a controller into a container that is told later.
  func announce(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    if let change = (coordinator as? TransitionCoordinator)?.sizeTransition {
      beginAnnouncements(of: change)
      guard announced?.size != size else { return }
      announced?.size = size
    }
    send(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  /// Sends `willTransition(to:with:)`, once per traits in one change of the window.
  func announce(
    _ traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    if let change = (coordinator as? TransitionCoordinator)?.sizeTransition {
      beginAnnouncements(of: change)
      guard announced?.traits != traits else { return }
      announced?.traits = traits
    }
    send(.willTransition(to: traits)) { willTransition(to: traits, with: coordinator) }
  }

  private func isAttached(to container: ViewController) -> Bool {
    parent === container && isAttached
  }

  private func beginAnnouncements(of change: SizeTransition) {
    if announced?.order != change.coordinator.order {
      announced = SizeAnnouncement(order: change.coordinator.order)
    }
  }

  /// Whether a change of the window has announced a size to this controller.
  func isAnnounced(in coordinator: TransitionCoordinator) -> Bool {
    announced?.order == coordinator.order && announced?.size != nil
  }
}

/// The sizes and traits that a change of the window's size has announced to a controller so far.
struct SizeAnnouncement {
  /// The order of the change, which identifies it.
  let order: Int
  var size: Size?
  var traits: TraitCollection?
}
