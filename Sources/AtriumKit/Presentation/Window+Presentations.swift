import AtriumGeometry

extension Window {
  /// The controller that decides the allowed orientations: the topmost full-screen one, else the
  /// root (DC-40).
  var modalOrientationAuthority: ViewController? {
    presentations.lastFullScreen?.presented ?? rootViewController
  }

  /// Row 1 of a resize for presented controllers, after the root's tree (A.2, DC-39).
  func announceToPresented(
    traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    // One of these calls may dismiss the next presentation.
    for presentation in presentations.onScreen where presentation.isOnScreen {
      presentation.controller.willTransition(to: traits, with: coordinator)
    }
  }

  /// Row 2 of a resize for presented controllers.
  func announceToPresented(
    size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for presentation in presentations.onScreen where presentation.isOnScreen {
      let coming = presentation.comingContainerSize(inWindowOf: size)
      guard coming != presentation.container.bounds.size else { continue }
      presentation.controller.viewWillTransition(to: coming, with: coordinator)
    }
  }

  /// Row 5 of a resize: the presented views get their frames.
  ///
  /// Views of custom presentations follow their autoresizing masks.
  func placePresentedViews() {
    for presentation in presentations.onScreen
    where presentation.controller.placesPresentedView || presentation.isEnding {
      presentation.placePresentedView()
    }
  }

  /// The view in which Tab moves the focus: the topmost container over the window, else the window.
  var focusScope: View {
    presentations.lastModalToWindow?.container ?? self
  }

  /// Ends all presentations with their root, topmost first (C.7).
  func dismissPresentationsWithRoot() {
    // A controller that one of the calls presents belongs to the new root.
    let leaving = presentations.removeAll()
    guard !leaving.isEmpty else { return }
    for presentation in leaving.reversed() { presentation.dismissAtOnce() }
    updateOrientationSilently()
  }
}

extension ModalPresentation {
  /// The size that the container will have for a size of the window.
  func comingContainerSize(inWindowOf size: Size) -> Size {
    isInContext ? presenter?.comingSize(inWindowOf: size) ?? size : size
  }
}

extension ViewController {
  /// The size that the view will have for a size of the window, as its containers say.
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
    // The view of a controller without a parent has no container that sizes it.
    return rootWindow == nil ? viewIfLoaded?.bounds.size ?? size : size
  }
}
