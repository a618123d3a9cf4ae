import AtriumGeometry
internal import Logging

extension Window {
  /// Who answers for the whole window which orientations it may have (R-21, DC-40).
  var orientationAuthority: ViewController? { modalOrientationAuthority }

  /// The orientation for a coming size.
  ///
  /// The question is asked only if the size's shape is not that of the present orientation
  /// (DC-31).
  func orientation(for size: Size) -> InterfaceOrientation {
    size.isWide == interfaceOrientation.isLandscape
      ? interfaceOrientation : askedOrientation(for: size)
  }

  /// The orientation for a size after asking: the present one if that is refused (DC-40).
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

  /// One warning for a controller, however many sizes ask it again.
  private func warnWithoutOrientation(_ controller: ViewController) {
    guard controllerWithoutOrientation !== controller else { return }
    controllerWithoutOrientation = controller
    Window.logger.warning(
      """
      \(controller.debugName) and window "\(title)" support no orientation in common, so the \
      orientation stays; let supportedInterfaceOrientations of both have one.
      """)
  }

  /// Asks again in the layout step that comes next.
  func setNeedsOrientationUpdate() {
    needsOrientationUpdate = true
    setNeedsTurn()
  }

  /// Whether the question is to be asked again; it is answered once.
  func takeOrientationUpdate() -> Bool {
    defer { needsOrientationUpdate = false }
    return needsOrientationUpdate
  }

  /// Takes over an answer that needs no telling: another root, or nobody on screen (DC-40).
  func updateOrientationSilently() {
    interfaceOrientation = askedOrientation(for: bounds.size)
  }

  /// A rotation without a new size: refused before, allowed now (DC-40).
  ///
  /// It is not animated, and has the rows 3 and 7 to 12 of a resize: no size and no traits change.
  func updateOrientation() {
    guard hasCommitted, rootViewController?.receivesTransitions == true || isPresenting else {
      updateOrientationSilently()
      return
    }
    let orientation = askedOrientation(for: bounds.size)
    guard orientation != interfaceOrientation else { return }
    finishSizeTransition(removingAnimations: false)
    let transition = SizeTransition(
      duration: 0, in: self, from: interfaceOrientation, to: orientation)
    sizeTransition = transition
    collectRotating(into: transition)
    transition.sendWillRotate()
    View.performWithoutAnimation {
      interfaceOrientation = orientation
      layoutIfNeeded()
      transition.runAlongside()
      transition.sendWillAnimateRotation()
      layoutIfNeeded()
    }
    endSizeTransitionInCommit()
  }

  /// Who turns along: all of the root's tree on screen (DC-33, DC-39).
  func collectRotating(into transition: SizeTransition) {
    rootViewController?.collectRotating(into: &transition.rotating)
    collectRotatingPresented(into: transition)
  }
}

extension Size {
  /// Whether it is landscape: a square is not (DC-31).
  fileprivate var isWide: Bool { width > height }
}

extension ViewController {
  /// Tells that the answer of ``supportedInterfaceOrientations`` or ``shouldAutorotate`` changed.
  ///
  /// The window asks again in its next layout step. If the orientation that its shape calls for was
  /// refused before and is allowed now, the controllers on screen hear the three rotation calls,
  /// without animation and without a size (R-24, DC-40).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    (viewIfLoaded?.window ?? rootWindow)?.setNeedsOrientationUpdate()
  }

  /// The older name of ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
  ///
  /// It is a method of a controller, and not of the class as in UIKit: there may be many windows.
  public func attemptRotationToDeviceOrientation() {
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
