import AtriumGeometry

extension ViewController {
  /// The presentation, swap of children or change of size that this controller takes part in now, if
  /// any; of several the one that began last.
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    let running = [
      viewIfLoaded?.window?.sizeTransition?.coordinator, modalCoordinator,
      latestChildTransition?.coordinator,
    ]
    return running.compactMap { $0 }.max { $0.order < $1.order }
  }

  /// Whether sizes and rotations reach the controller: switch point of DC-37.
  var receivesTransitions: Bool { viewIfLoaded?.shownWindow != nil }

  func forwardSizeTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    noteCall(.viewWillTransition(to: size))
    // One of these calls may take the next child out.
    for child in attachedChildren where child.isAttached(to: self) && child.receivesTransitions {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // Nothing below a child that keeps its size changes either (DC-38).
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.announce(childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    noteCall(.willTransition(to: traits))
    for child in attachedChildren where child.isAttached(to: self) && child.receivesTransitions {
      // With overrides a child's own classes may stay (C-20, DC-36).
      let childTraits = child.traitOverrides?.applied(to: traits) ?? traits
      guard !childTraits.hasSameSizeClasses(as: child.traitCollection) else { continue }
      child.announce(childTraits, with: coordinator)
    }
  }

  /// Sends `viewWillTransition(to:with:)`, once for a size in one change of the window.
  ///
  /// One of these calls may move a controller into a container whose turn is still to come.
  func announce(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    if let change = (coordinator as? TransitionCoordinator)?.sizeTransition {
      beginAnnouncements(of: change)
      guard announced?.size != size else { return }
      announced?.size = size
    }
    send(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  /// Sends `willTransition(to:with:)`, once for the same traits in one change of the window.
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

  /// The controllers on screen that turn along, this one first (DC-33, DC-39).
  func collectRotating(into list: inout [ViewController]) {
    guard receivesTransitions else { return }
    list.append(self)
    guard shouldAutomaticallyForwardRotationMethods else { return }
    for child in attachedChildren { child.collectRotating(into: &list) }
  }
}

/// What a change of the window's size has announced to a controller so far.
struct SizeAnnouncement {
  /// Which change it is.
  let order: Int
  var size: Size?
  var traits: TraitCollection?
}
