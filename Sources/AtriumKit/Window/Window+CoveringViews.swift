import AtriumGeometry

extension Window {
  /// Returns the views that cover the whole window.
  ///
  /// These are the root controller's view, the subviews that fill it, and so on inwards.
  ///
  /// When the window's size changes, these views have their final size from the first display frame on, so that
  /// every pixel is covered. All other views are animated (DC-34).
  func coveringViews() -> [View] {
    var found: [View] = []
    for subview in subviews { subview.collectCovering(bounds, into: &found) }
    return found
  }

  /// Ends the size animations of the views that covered the window before the change and still cover it.
  func endTravel(of covering: [View]) {
    guard !covering.isEmpty else { return }
    let before = Set(covering)
    for view in coveringViews() where before.contains(view) { view.endTravel(at: currentTime) }
  }
}

extension View {
  /// Collects the view if it covers an area of its superview, and then those descendants that cover it too.
  fileprivate func collectCovering(_ area: Rect, into found: inout [View]) {
    descend(handing: area) { view, area in
      let frame = view.frame
      guard !view.isHidden, view.model.isUpright,
        frame.insetBy(dx: -1e-6, dy: -1e-6).contains(area)
      else { return nil }
      found.append(view)
      return area.offsetBy(dx: view.bounds.minX - frame.minX, dy: view.bounds.minY - frame.minY)
    }
  }

  fileprivate func endTravel(at time: Double) {
    let ended = animations.filter { $0.group.isSizeTransition && $0.property.isGeometry }
    guard !ended.isEmpty else { return }
    animations.removeAll { $0.group.isSizeTransition && $0.property.isGeometry }
    updatePresentation(at: time)
    for animation in ended { animation.group.remove(finished: true, in: window) }
  }
}
