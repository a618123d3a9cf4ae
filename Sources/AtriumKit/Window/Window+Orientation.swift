import AtriumGeometry
internal import Logging

extension Window {
  /// The controller that decides on the orientations of the whole window (DC-40).
  var orientationAuthority: ViewController? { modalOrientationAuthority }

  /// Returns the orientation for a new size.
  ///
  /// The controller is asked only if the size is portrait and the current orientation landscape, or vice versa
  /// (DC-31).
  func orientation(for size: Size) -> InterfaceOrientation {
    size.isWide == interfaceOrientation.isLandscape
      ? interfaceOrientation : askedOrientation(for: size)
  }

  /// Returns the orientation for a size after asking the controller.
  ///
  /// If the controller refuses, the result is the current orientation.
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

  /// Logs a warning, unless the last warning was about the same controller.
  private func warnWithoutOrientation(_ controller: ViewController) {
    guard controllerWithoutOrientation !== controller else { return }
    controllerWithoutOrientation = controller
    Window.logger.warning(
      """
      \(controller.debugName) and window "\(title)" support no orientation in common, so the \
      orientation stays; add one to supportedInterfaceOrientations of both.
      """)
  }

  /// Requests that the orientation is determined again in the next layout step.
  func setNeedsOrientationUpdate() {
    needsOrientationUpdate = true
    setNeedsTurn()
  }

  /// Returns whether the orientation must be determined again, and resets the request.
  func takeOrientationUpdate() -> Bool {
    defer { needsOrientationUpdate = false }
    return needsOrientationUpdate
  }

  /// Updates the orientation without rotation calls.
  ///
  /// This happens after a change of the root controller or of the presentations, or while no controller is on screen.
  func updateOrientationSilently() {
    interfaceOrientation = askedOrientation(for: bounds.size)
    settleOrientations()
  }

  /// Rotates the interface without a new size.
  ///
  /// This happens when a refused orientation becomes allowed. It also happens when a child that keeps its own
  /// orientation supports other orientations (CK-R8).
  ///
  /// The rotation is not animated. The window's size and traits do not change, so only the calls of table A.2, rows
  /// 3 and 7 to 12, are sent. A child whose width and height are swapped also receives the calls of rows 1 and 2.
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
    // The calls that have just been sent may have changed the tree.
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

  /// Sets the orientations of the controllers in a view that will enter the window.
  func willShow(_ view: View) {
    guard view.mayHoldControllers else { return }
    view.settleOrientations()
    view.forEachTopmostController { askAgainIfRefused(for: $0.parent) }
  }

  /// Determines the orientation again in the next layout step, if a container's children may have prevented a change.
  ///
  /// This applies if the orientation does not fit the window's shape, and the children of the given container may
  /// have prevented the orientation that fits (CK-R3).
  func askAgainIfRefused(for container: ViewController?) {
    guard bounds.size.isWide != interfaceOrientation.isLandscape,
      (container as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true
    else { return }
    setNeedsOrientationUpdate()
  }
}

extension Size {
  /// Whether the size is landscape; false for a square.
  var isWide: Bool { width > height }
}

extension ViewController {
  /// Notifies the window that ``supportedInterfaceOrientations`` or ``shouldAutorotate`` has changed.
  ///
  /// The window determines its orientation again in its next layout step. If the orientation that fits
  /// the window's shape was refused before and is allowed now, the controllers on screen receive the
  /// three rotation calls, without animation and without a new size.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    (viewIfLoaded?.window ?? rootWindow)?.setNeedsOrientationUpdate()
  }

  /// An older name for ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
  ///
  /// In UIKit this is a class method. Here it is an instance method, because there can be many windows.
  public func attemptRotationToDeviceOrientation() {
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
