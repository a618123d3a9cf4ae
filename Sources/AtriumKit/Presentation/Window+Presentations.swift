import AtriumGeometry

extension Window {
  /// The controller that decides about the allowed orientations (DC-40).
  ///
  /// This is the controller of the topmost full-screen presentation, or the root controller if there is none.
  var modalOrientationAuthority: ViewController? {
    presentations.lastFullScreen?.presented ?? rootViewController
  }

  /// Announces new traits to presented controllers, after the root's tree (table A.2, row 1; DC-39).
  func announceToPresented(
    traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    // In `willTransition(to:with:)`, one presentation controller may dismiss the next presentation.
    for presentation in presentations.onScreen where presentation.isOnScreen {
      presentation.controller.willTransition(to: traits, with: coordinator)
    }
  }

  /// Announces the new size to presented controllers (table A.2, row 2).
  func announceToPresented(
    size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for presentation in presentations.onScreen where presentation.isOnScreen {
      let coming = presentation.comingContainerSize(inWindowOf: size)
      guard coming != presentation.container.bounds.size else { continue }
      presentation.controller.viewWillTransition(to: coming, with: coordinator)
    }
  }

  /// Sets the frames of presented views (table A.2, row 5).
  ///
  /// The view of a custom presentation is included only during its dismissal. Otherwise its autoresizing mask resizes
  /// it.
  func placePresentedViews() {
    for presentation in presentations.onScreen
    where presentation.controller.placesPresentedView || presentation.isEnding {
      presentation.placePresentedView()
    }
  }

  /// The view inside which the Tab key moves the focus: the topmost container over the window, or the window itself.
  var focusScope: View {
    presentations.lastModalToWindow?.container ?? self
  }

  /// Ends all presentations when the root controller is replaced, beginning with the topmost (C.7).
  func dismissPresentationsWithRoot() {
    // The list is emptied first. A controller that is presented during the dismissals belongs to the new root.
    let leaving = presentations.removeAll()
    guard !leaving.isEmpty else { return }
    for presentation in leaving.reversed() { presentation.dismissAtOnce() }
    updateOrientationSilently()
  }
}

extension ModalPresentation {
  /// Returns the size that the container will have when the window has a given size.
  func comingContainerSize(inWindowOf size: Size) -> Size {
    isInContext ? presenter?.comingSize(inWindowOf: size) ?? size : size
  }
}

extension ViewController {
  /// Returns the size that the view will have inside its containers when the window has a given size.
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
    // A controller without a parent has no container that determines the size of its view.
    return rootWindow == nil ? viewIfLoaded?.bounds.size ?? size : size
  }
}
