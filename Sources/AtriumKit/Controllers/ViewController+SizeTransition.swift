import AtriumGeometry

extension ViewController {
  /// The traits that a change of the window has announced; without such a change, the ``traitCollection``.
  ///
  /// They are announced by `willTransition(to:with:)`.
  ///
  /// The announced traits apply until the change is complete. A container whose layout depends on size classes reads
  /// them to compute the future sizes of its children.
  public var announcedTraitCollection: TraitCollection {
    guard let announced, let traits = announced.traits,
      announced.order == viewIfLoaded?.window?.sizeTransition?.coordinator.order
    else { return traitCollection }
    return traits
  }

  /// Whether the controller is notified of size changes and rotations; the only implementation of DC-37.
  var receivesTransitions: Bool { isOnScreen }

  func forwardSizeTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    noteCall(.viewWillTransition(to: size))
    // The calls to one child may remove another child.
    for child in attachedChildrenInTransitionOrder
    where child.isAttached(to: self) && child.receivesTransitions {
      // The width and height may be swapped for a child that keeps its own orientation (CK-R10).
      let childSize = child.announcedQuarterTurn.turning(
        self.size(forChildContentContainer: child, withParentContainerSize: size))
      // If the size of a child stays the same, so do the sizes of all controllers inside the child (DC-38).
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
      // Because of overrides, the size classes of a child may stay the same (DC-36).
      let childTraits = child.inheriting(traits, turn: child.announcedQuarterTurn)
      guard !childTraits.hasSameSizeClasses(as: child.traitCollection) else { continue }
      child.announce(childTraits, with: coordinator)
    }
  }

  /// Sends `viewWillTransition(to:with:)`, unless the last call in the same change of the window had the same size.
  ///
  /// A call may move a controller into a container that is notified later. That controller must not receive the same
  /// size twice.
  func announce(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    if let change = (coordinator as? TransitionCoordinator)?.sizeTransition {
      beginAnnouncements(of: change)
      guard announced?.size != size else { return }
      announced?.size = size
    }
    send(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  /// Sends `willTransition(to:with:)`, unless the last call in the same change of the window had the same traits.
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

  /// Returns whether a change of the window has announced a size to this controller.
  func isAnnounced(in coordinator: TransitionCoordinator) -> Bool {
    announced?.order == coordinator.order && announced?.size != nil
  }
}

/// The last size and traits that a change of the window's size has announced to a controller.
struct SizeAnnouncement {
  /// The order number, which identifies the change.
  let order: Int
  var size: Size?
  var traits: TraitCollection?
}
