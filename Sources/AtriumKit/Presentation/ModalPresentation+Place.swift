import AtriumGeometry

extension ModalPresentation {
  /// Sets the frame of the presented view; an outgoing view that is beyond an edge stays beyond that edge.
  func placePresentedView() {
    guard let view = controller.presentedView else { return }
    var place = controller.frameOfPresentedViewInContainerView
    if isEnding {
      guard placedIn != container.bounds.size else { return }
      place = WayOut(from: placedIn, to: container.bounds.size)
        .place(of: view.frame, at: place, isLeaving: true)
    }
    if AnimationGroup.current?.isSizeTransition == true {
      view.stand(at: place)
    } else {
      View.performWithoutAnimation { view.stand(at: place) }
    }
    placedIn = container.bounds.size
  }
}
