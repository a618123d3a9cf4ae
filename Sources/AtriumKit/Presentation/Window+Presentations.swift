import AtriumGeometry

extension Window {
  /// Starts a transition in the coming layout step, after everything has its place.
  func schedule(_ transition: ModalTransition) {
    modalStarts.append(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Starts what is due; the layout step goes on until nothing is.
  ///
  /// - Returns: Whether there was anything.
  func startModalTransitions() -> Bool {
    guard !modalStarts.isEmpty else { return false }
    let starts = modalStarts
    modalStarts = []
    for transition in starts { transition.start() }
    return true
  }

  /// The presentations that are on screen, in the order in which they came (DC-39).
  var presentationsOnScreen: [ModalPresentation] { presentations.filter(\.isOnScreen) }

  /// Who is asked which orientations are allowed: the topmost full-screen modal, else the root
  /// (DC-40).
  var modalOrientationAuthority: ViewController? {
    let modal = presentations.last { $0.style == .fullScreen && !$0.isEnding }
    return modal?.presented ?? rootViewController
  }

  /// Whether anything presented is on screen.
  var isPresenting: Bool { presentations.contains(where: \.isOnScreen) }

  /// Row 1 of a resize for what is presented, after the root's tree (A.2, DC-39).
  func announceToPresented(
    traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    // One of these calls may dismiss the next.
    for presentation in presentationsOnScreen where presentation.isOnScreen {
      presentation.controller.willTransition(to: traits, with: coordinator)
    }
  }

  /// Row 3 of a resize for what is presented (DC-33, DC-39).
  func collectRotatingPresented(into transition: SizeTransition) {
    for presentation in presentationsOnScreen {
      presentation.presented?.collectRotating(into: &transition.rotating)
    }
  }

  /// Row 2 of a resize for what is presented (A.2, DC-39).
  func announceToPresented(
    size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for presentation in presentationsOnScreen where presentation.isOnScreen {
      let coming = presentation.comingContainerSize(inWindowOf: size)
      guard coming != presentation.container.bounds.size else { continue }
      presentation.controller.viewWillTransition(to: coming, with: coordinator)
    }
  }

  /// Row 5 of a resize: the presented views take their places.
  func placePresentedViews() {
    for presentation in presentationsOnScreen { presentation.placePresentedView() }
  }

  /// Where Tab moves the keyboard: not below what covers the window.
  var focusScope: View {
    presentationsOnScreen.last { !$0.isInContext }?.container ?? self
  }

  /// The root goes, and all that is presented over it, topmost first (C.7).
  func dismissPresentationsWithRoot() {
    guard !presentations.isEmpty else { return }
    let leaving = presentations
    // What one of the calls presents belongs to the new root.
    presentations = []
    for presentation in leaving.reversed() { presentation.dismissAtOnce() }
    updateOrientationSilently()
  }

  /// Shows the present moment of a hand-driven clock.
  func showAnimations(of clock: AnimationClock) {
    for view in animatingViews.views where view.follows(clock) {
      view.advanceAnimations(to: currentTime)
    }
  }
}

extension ModalPresentation {
  /// The size that the container will have in a window of a size.
  func comingContainerSize(inWindowOf size: Size) -> Size {
    isInContext ? presenter?.comingSize(inWindowOf: size) ?? size : size
  }
}

extension ViewController {
  /// The size that the view will have in a window of a size, as its containers say.
  func comingSize(inWindowOf size: Size) -> Size {
    if let parent {
      return parent.size(
        forChildContentContainer: self,
        withParentContainerSize: parent.comingSize(inWindowOf: size))
    }
    if let presentation = modal.presentation {
      return presentation.controller.size(
        forChildContentContainer: self,
        withParentContainerSize: presentation.comingContainerSize(inWindowOf: size))
    }
    // Nobody sizes a view without parent that lies somewhere in the window.
    return rootWindow == nil ? viewIfLoaded?.bounds.size ?? size : size
  }
}

extension View {
  /// Whether something about the view is in a hand, or goes on from there.
  fileprivate func follows(_ clock: AnimationClock) -> Bool {
    transitionEffect?.group.clock === clock || animations.contains { $0.group.clock === clock }
  }
}
