import AtriumGeometry

extension ModalPresentation {
  /// Gives the presented view its place; one that is leaving keeps to the way out that it took.
  func placePresentedView() {
    guard let view = controller.presentedView else { return }
    var place = controller.frameOfPresentedViewInContainerView
    if isEnding {
      guard placedIn != container.bounds.size else { return }
      place.origin = wayOut(of: view.frame, from: place)
    }
    if AnimationGroup.current?.isSizeTransition == true {
      view.frame = place
    } else {
      View.performWithoutAnimation { view.frame = place }
    }
    placedIn = container.bounds.size
  }

  /// Where a view goes that was on its way out when its container got another size: who was to leave
  /// over an edge still does, others stay at their place.
  private func wayOut(of frame: Rect, from place: Rect) -> Point {
    let new = container.bounds.size
    return Point(
      x: wayOut(
        from: frame.minX, to: frame.maxX, of: place.minX, length: place.width,
        old: placedIn.width, new: new.width),
      y: wayOut(
        from: frame.minY, to: frame.maxY, of: place.minY, length: place.height,
        old: placedIn.height, new: new.height))
  }

  private func wayOut(
    from start: Double, to end: Double, of place: Double, length: Double, old: Double, new: Double
  ) -> Double {
    if start >= old { return start + new - old }
    return end <= 0 ? end - length : place
  }
}
