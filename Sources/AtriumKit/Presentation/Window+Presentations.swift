import AtriumGeometry

extension Window {
  /// Who is asked which orientations are allowed: the topmost full-screen modal, else the root
  /// (DC-40).
  var modalOrientationAuthority: ViewController? {
    presentations.lastFullScreen?.presented ?? rootViewController
  }

  /// Row 1 of a resize for what is presented, after the root's tree (A.2, DC-39).
  func announceToPresented(
    traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    // One of these calls may dismiss the next.
    for presentation in presentations.onScreen where presentation.isOnScreen {
      presentation.controller.willTransition(to: traits, with: coordinator)
    }
  }

  /// Row 3 of a resize for what is presented (DC-33, DC-39).
  func collectRotatingPresented(into transition: SizeTransition) {
    for presentation in presentations.onScreen {
      presentation.presented?.collectRotating(into: &transition.rotating)
    }
  }

  /// Row 2 of a resize for what is presented (A.2, DC-39).
  func announceToPresented(
    size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for presentation in presentations.onScreen where presentation.isOnScreen {
      let coming = presentation.comingContainerSize(inWindowOf: size)
      guard coming != presentation.container.bounds.size else { continue }
      presentation.controller.viewWillTransition(to: coming, with: coordinator)
    }
  }

  /// Row 5 of a resize: the presented views take their places.
  ///
  /// Those of custom presentations follow their autoresizing masks.
  func placePresentedViews() {
    for presentation in presentations.onScreen
    where presentation.controller.placesPresentedView || presentation.isEnding {
      presentation.placePresentedView()
    }
  }

  /// Where Tab moves the keyboard: not below what covers the window.
  var focusScope: View {
    presentations.lastModalToWindow?.container ?? self
  }

  /// The root goes, and all that is presented over it, topmost first (C.7).
  func dismissPresentationsWithRoot() {
    // A presentation that one of the calls begins belongs to the new root.
    let leaving = presentations.removeAll()
    guard !leaving.isEmpty else { return }
    for presentation in leaving.reversed() { presentation.dismissAtOnce() }
    updateOrientationSilently()
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
