import AtriumGeometry

extension Window {
  /// The size that was stored in the events step; only the last size is applied (DC-35).
  struct PendingResize {
    var size: Size
    var scale: Double
    var isLive: Bool
  }

  /// Applies the stored size as a transition, at the start of the layout step (sections A.1 and A.2).
  func applyPendingResize() {
    guard let resize = pendingResize else { return }
    pendingResize = nil
    let traits = TraitCollection(size: resize.size, scale: resize.scale, settings: settings)
    guard resize.size != bounds.size || traits != windowTraits else { return }
    // Finishing the transition calls code that may take every controller off screen. The condition is therefore
    // tested again below.
    if hasCommitted, isAnyControllerOnScreen {
      finishSizeTransition(removingAnimations: resize.isLive)
    }
    guard hasCommitted, isAnyControllerOnScreen else {
      setTraits(traits)
      View.performWithoutAnimation { setArea(resize.size) }
      interfaceOrientation = orientation(for: resize.size)
      settleOrientations()
      return
    }
    guard resize.size != bounds.size else {
      // A change of the scale alone is not a size transition (DC-36).
      setTraits(traits)
      return
    }
    let newOrientation = orientation(for: resize.size)
    let transition = SizeTransition(
      duration: resizeDuration(isLive: resize.isLive), in: self, from: interfaceOrientation,
      to: newOrientation, plan: plan(to: newOrientation))
    sizeTransition = transition
    let adapts = !traits.hasSameSizeClasses(as: windowTraits)
    let covering = transition.isAnimated ? coveringViews() : []
    announce(transition, to: resize.size, traits: traits)
    let change = {
      transition.plan?.apply()
      self.setTraits(traits)
      transition.plan?.tellTraits()
      self.interfaceOrientation = newOrientation
      self.setArea(resize.size)
      self.layoutIfNeeded()
      if let plan = transition.plan {
        plan.finish()
        self.layoutIfNeeded()
      }
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
    if adapts { adaptPresentations() }
  }

  /// Returns the plan for a change of the orientation; nil if the orientation stays the same.
  private func plan(to orientation: InterfaceOrientation) -> OrientationPlan? {
    orientation == interfaceOrientation
      ? nil : OrientationPlan(of: self, from: interfaceOrientation, to: orientation)
  }

  /// Whether any controller on screen receives the new size.
  private var isAnyControllerOnScreen: Bool { isRootOnScreen || presentations.isAnyOnScreen }

  private var isRootOnScreen: Bool { rootViewController?.receivesTransitions == true }

  /// Announces the new traits, size and orientation, before they take effect (table A.2, rows 1 to 3).
  private func announce(_ transition: SizeTransition, to size: Size, traits: TraitCollection) {
    transition.plan?.begin()
    if !traits.hasSameSizeClasses(as: windowTraits) {
      if isRootOnScreen { rootViewController?.announce(traits, with: transition.coordinator) }
      announceToPresented(traits: traits, with: transition.coordinator)
    }
    transition.plan?.announceTraitsToTurned(
      from: windowTraits, to: traits, with: transition.coordinator)
    if isRootOnScreen { rootViewController?.announce(size, with: transition.coordinator) }
    announceToPresented(size: size, with: transition.coordinator)
    transition.plan?.announceSizesToTurned(with: transition.coordinator)
    transition.sendWillRotate()
  }

  /// Returns the duration of a resize, in seconds (DC-34).
  private func resizeDuration(isLive: Bool) -> Double {
    isLive || settings.motion != .full ? 0 : 0.3
  }

  private func setArea(_ size: Size) {
    bounds = Rect(origin: .zero, size: size)
    center = Rect(origin: .zero, size: size).center
    placePresentedViews()
    transitions.containerViewsDidResize()
    addDamage(bounds)
  }

  /// Sets the traits, and notifies controllers and views from the top down (table A.2, row 4).
  ///
  /// Each controller is notified before its view.
  func setTraits(_ traits: TraitCollection) {
    guard traits != windowTraits else { return }
    let old = windowTraits
    windowTraits = traits
    tellTraits(from: old, to: traits)
    addDamage(bounds)
  }

  /// Ends a size transition that is complete or that the next one interrupts (table A.2, rows 11 and 12).
  ///
  /// - Parameter removingAnimations: Whether the views get their final geometry immediately. If false, the
  ///   animations of the geometry add up, and no view jumps.
  func finishSizeTransition(removingAnimations: Bool) {
    guard let transition = sizeTransition else { return }
    if removingAnimations {
      for view in runningAnimations.views {
        for group in view.animations.map(\.group) where group.isSizeTransition {
          view.endAnimations(of: group)
        }
      }
    }
    LifecycleEvent.Cause.resize.run { transition.finish() }
    if sizeTransition === transition { sizeTransition = nil }
  }

  /// Adds the end of the size transition as a unit of this turn's commit.
  func endSizeTransitionInCommit() {
    guard let transition = sizeTransition else { return }
    commitQueue.addUnit(order: transition.coordinator.order) { [weak self, weak transition] in
      guard let self, let transition, self.sizeTransition === transition else { return }
      self.finishSizeTransition(removingAnimations: false)
    }
  }
}
