import AtriumGeometry

extension Window {
  /// What the events step stored of a resize; the last one counts (DC-35).
  struct PendingResize {
    var size: Size
    var scale: Double
    var isLive: Bool
  }

  /// Turns the stored size into a transition: the beginning of the layout step (section A.1, A.2).
  func applyPendingResize() {
    guard let resize = pendingResize else { return }
    pendingResize = nil
    let traits = TraitCollection(size: resize.size, scale: resize.scale, settings: settings)
    guard resize.size != bounds.size || traits != windowTraits else { return }
    // The calls of a transition that is finished here may take everybody off the screen.
    if hasCommitted, isAnybodyShown { finishSizeTransition(removingAnimations: resize.isLive) }
    guard hasCommitted, isAnybodyShown else {
      setTraits(traits)
      View.performWithoutAnimation { setArea(resize.size) }
      interfaceOrientation = orientation(for: resize.size)
      return
    }
    guard resize.size != bounds.size else {
      // The scale alone: no size transition (DC-36).
      setTraits(traits)
      return
    }
    let newOrientation = orientation(for: resize.size)
    let transition = SizeTransition(
      duration: resizeDuration(isLive: resize.isLive), in: self, from: interfaceOrientation,
      to: newOrientation)
    sizeTransition = transition
    let covering = transition.isAnimated ? coveringViews() : []
    announce(transition, to: resize.size, traits: traits, orientation: newOrientation)
    let change = {
      self.setTraits(traits)
      self.interfaceOrientation = newOrientation
      self.setArea(resize.size)
      self.layoutIfNeeded()
      transition.runAlongside()
      transition.sendWillAnimateRotation()
      self.layoutIfNeeded()
      self.endTravel(of: covering)
    }
    if transition.isAnimated {
      View.runBlock(
        duration: transition.transitionDuration, delay: 0, timing: .curve(.easeInOut),
        options: [.allowUserInteraction], isSizeTransition: true, animations: change,
        completion: nil)
    } else {
      View.performWithoutAnimation(change)
      endSizeTransitionInCommit()
    }
  }

  /// Whether there is anybody to tell of a size.
  private var isAnybodyShown: Bool { isRootShown || isPresenting }

  private var isRootShown: Bool { rootViewController?.receivesTransitions == true }

  /// Rows 1 to 3: everybody still sees the old state.
  private func announce(
    _ transition: SizeTransition, to size: Size, traits: TraitCollection,
    orientation: InterfaceOrientation
  ) {
    if !traits.hasSameSizeClasses(as: windowTraits) {
      if isRootShown { rootViewController?.announce(traits, with: transition) }
      announceToPresented(traits: traits, with: transition)
    }
    if isRootShown { rootViewController?.announce(size, with: transition) }
    announceToPresented(size: size, with: transition)
    guard orientation != interfaceOrientation else { return }
    collectRotating(into: transition)
    transition.sendWillRotate()
  }

  /// How long a resize is animated, in seconds: switch point of DC-34.
  private func resizeDuration(isLive: Bool) -> Double {
    isLive || settings.motion != .full ? 0 : 0.3
  }

  private func setArea(_ size: Size) {
    bounds = Rect(origin: .zero, size: size)
    center = Rect(origin: .zero, size: size).center
    placePresentedViews()
    addDamage(bounds)
  }

  /// Row 4: controllers and views hear top-down, a controller before its view.
  func setTraits(_ traits: TraitCollection) {
    guard traits != windowTraits else { return }
    let old = windowTraits
    windowTraits = traits
    tellTraits(from: old, to: traits)
    addDamage(bounds)
  }

  /// Rows 11 and 12 of a transition that is cut short by the next one, or over.
  ///
  /// - Parameter removingAnimations: Whether the views stand at their final places from now on; if
  ///   not, geometry animations add up and nothing jumps.
  func finishSizeTransition(removingAnimations: Bool) {
    guard let transition = sizeTransition else { return }
    if removingAnimations {
      for view in animatingViews.views {
        for group in view.animations.map(\.group) where group.isSizeTransition {
          view.endAnimations(of: group)
        }
      }
    }
    transition.finish()
    if sizeTransition === transition { sizeTransition = nil }
  }

  /// The end of the transition becomes a unit of this turn's commit.
  func endSizeTransitionInCommit() {
    guard let transition = sizeTransition else { return }
    commitQueue.addUnit(order: transition.order) { [weak self, weak transition] in
      guard let self, let transition, self.sizeTransition === transition else { return }
      self.finishSizeTransition(removingAnimations: false)
    }
  }
}
