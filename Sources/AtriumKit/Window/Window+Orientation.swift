import AtriumGeometry
internal import Logging

extension Window {
  /// The controller that decides on the orientations of the whole window (DC-40).
  var orientationAuthority: ViewController? { modalOrientationAuthority }

  /// The orientation for a new size.
  ///
  /// The controller is asked only if the size's shape differs from the current orientation's
  /// (DC-31).
  func orientation(for size: Size) -> InterfaceOrientation {
    size.isWide == interfaceOrientation.isLandscape
      ? interfaceOrientation : askedOrientation(for: size)
  }

  /// The orientation for a size after asking; the current one if it is refused.
  private func askedOrientation(for size: Size) -> InterfaceOrientation {
    var allowed = supportedInterfaceOrientations
    if let controller = orientationAuthority {
      guard controller.shouldAutorotate else { return interfaceOrientation }
      allowed.formIntersection(controller.supportedInterfaceOrientations)
      guard !allowed.isEmpty else {
        warnWithoutOrientation(controller)
        return interfaceOrientation
      }
    }
    if size.isWide == interfaceOrientation.isLandscape,
      allowed.contains(InterfaceOrientationMask(interfaceOrientation))
    {
      return interfaceOrientation
    }
    return .forArea(size, allowed: allowed, current: interfaceOrientation)
  }

  /// Warns once for each controller, even if several sizes ask it.
  private func warnWithoutOrientation(_ controller: ViewController) {
    guard controllerWithoutOrientation !== controller else { return }
    controllerWithoutOrientation = controller
    Window.logger.warning(
      """
      \(controller.debugName) and window "\(title)" support no orientation in common, so the \
      orientation stays; let supportedInterfaceOrientations of both have one.
      """)
  }

  /// Requests that the next layout step asks again.
  func setNeedsOrientationUpdate() {
    needsOrientationUpdate = true
    setNeedsTurn()
  }

  /// Whether to ask again; resets the request.
  func takeOrientationUpdate() -> Bool {
    defer { needsOrientationUpdate = false }
    return needsOrientationUpdate
  }

  /// Updates the orientation without calls, for another root or with no controller on screen.
  func updateOrientationSilently() {
    interfaceOrientation = askedOrientation(for: bounds.size)
    settleOrientations()
  }

  /// Rotates without a new size, after an orientation that was refused is allowed, or after a child
  /// that keeps its own orientation supports others (CK-R8).
  ///
  /// It is not animated, and has rows 3 and 7 to 12 of a resize: the window's size and traits do not
  /// change. A child that is turned by another right angle also has rows 1 and 2, since its own size
  /// changes.
  func updateOrientation() {
    guard hasCommitted,
      rootViewController?.receivesTransitions == true || presentations.isAnyOnScreen
    else {
      updateOrientationSilently()
      return
    }
    let orientation = askedOrientation(for: bounds.size)
    guard
      orientation != interfaceOrientation
        || !OrientationPlan(of: self, from: interfaceOrientation, to: orientation).isEmpty
    else { return }
    finishSizeTransition(removingAnimations: false)
    // The calls that have just come may have changed the tree.
    let plan = OrientationPlan(of: self, from: interfaceOrientation, to: orientation)
    let transition = SizeTransition(
      duration: 0, in: self, from: interfaceOrientation, to: orientation, plan: plan)
    sizeTransition = transition
    plan.begin()
    plan.announceTraitsToTurned(
      from: windowTraits, to: windowTraits, with: transition.coordinator)
    plan.announceSizesToTurned(with: transition.coordinator)
    transition.sendWillRotate()
    View.performWithoutAnimation {
      plan.apply()
      plan.tellTraits()
      interfaceOrientation = orientation
      plan.finish()
      layoutIfNeeded()
      transition.runAlongside()
      transition.sendWillAnimateRotation()
      layoutIfNeeded()
    }
    endSizeTransitionInCommit()
  }

  /// Gives the controllers in a view that is about to enter the window their orientations.
  func willShow(_ view: View) {
    guard view.mayHoldControllers else { return }
    view.settleOrientations()
    view.forEachTopmostController { askAgainIfRefused(for: $0.parent) }
  }

  /// Asks again in the next layout step, if the window's orientation does not fit its shape and the
  /// children of a container may have been the reason (CK-R3).
  func askAgainIfRefused(for container: ViewController?) {
    guard bounds.size.isWide != interfaceOrientation.isLandscape,
      (container as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true
    else { return }
    setNeedsOrientationUpdate()
  }
}

extension Size {
  /// Whether it is landscape; a square is not.
  var isWide: Bool { width > height }
}

extension ViewController {
  /// Call this when ``supportedInterfaceOrientations`` or ``shouldAutorotate`` changed.
  ///
  /// The window asks again in its next layout step. If the orientation that fits its shape was
  /// refused before and is allowed now, the controllers on screen receive the three rotation calls,
  /// without animation and without a new size.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    (viewIfLoaded?.window ?? rootWindow)?.setNeedsOrientationUpdate()
  }

  /// The older name of ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
  ///
  /// It is an instance method, unlike UIKit's class method, since there may be many windows.
  public func attemptRotationToDeviceOrientation() {
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
