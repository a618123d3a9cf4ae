import AtriumGeometry

extension Window {
  /// The views that leave no part of the window to what is behind them: the root's, what fills it, and
  /// so on inwards.
  ///
  /// In a change of the window's size they have their final size from the first frame on, so that no
  /// pixel is left out; all others travel (DC-34).
  func coveringViews() -> [View] {
    var found: [View] = []
    for subview in subviews { subview.collectCovering(bounds, into: &found) }
    return found
  }

  /// Views that covered the window before its size changed, and still do, stand where they are.
  func endTravel(of covering: [View]) {
    guard !covering.isEmpty else { return }
    let before = Set(covering)
    for view in coveringViews() where before.contains(view) { view.endTravel(at: currentTime) }
  }
}

extension View {
  /// Collects the view and what is inside it, as far as it covers an area of its superview.
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
