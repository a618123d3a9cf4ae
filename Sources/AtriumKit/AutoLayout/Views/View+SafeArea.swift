public import AtriumGeometry

extension View {
  /// How far bars and other additions of controllers reach into this view, in points.
  ///
  /// Zero outside of a window (L-13). A window has nothing of its own that covers its content; what
  /// there is comes from ``ViewController/additionalSafeAreaInsets``. On each side it is as much as the
  /// superview's insets reach into this view where it is seen, so it changes when a superview scrolls;
  /// a view that sticks out has at most the superview's (V-46).
  public var safeAreaInsets: EdgeInsets {
    guard ViewController.safeAreaCount > 0, window != nil else { return .zero }
    return computedSafeAreaInsets
  }

  private var computedSafeAreaInsets: EdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let outer = superview.computedSafeAreaInsets
    let (area, frame) = (superview.bounds, untransformedFrame)
    /// What sticks out is not covered by more than there is.
    func reach(_ inset: Double, _ distance: Double) -> Double {
      max(0, min(inset, inset - distance))
    }
    let inherited = EdgeInsets(
      top: reach(outer.top, frame.minY - area.minY),
      left: reach(outer.left, frame.minX - area.minX),
      bottom: reach(outer.bottom, area.maxY - frame.maxY),
      right: reach(outer.right, area.maxX - frame.maxX))
    return inherited.adding(own)
  }

  /// Tells those in this subtree whose insets are others than they were told, outer ones first.
  func updateSafeArea() {
    descend { $0.updateOwnSafeArea() }
  }

  /// - Returns: Whether the insets inside may be others too.
  private func updateOwnSafeArea() -> Bool {
    guard ViewController.safeAreaCount > 0 || hasSafeArea else { return false }
    let insets = safeAreaInsets
    let old = layoutState?.safeAreaInsets ?? .zero
    if insets != old {
      let state = madeLayoutState
      state.safeAreaInsets = insets
      if let engine = state.engine {
        if let guide = state.safeAreaGuide { engine.noteChange(of: guide) }
        if let guide = state.marginsGuide { engine.noteChange(of: guide) }
      }
      setNeedsLayout()
      if insetsLayoutMarginsFromSafeArea { noteMarginsChange() }
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    } else if insets == .zero, viewController == nil, !subtreeMayHaveSafeArea {
      return false
    }
    return true
  }

  private var hasSafeArea: Bool { layoutState.map { $0.safeAreaInsets != .zero } ?? false }

  /// Whether a view inside may have insets although this one has none.
  private var subtreeMayHaveSafeArea: Bool { mayHoldControllers || subtreeUsesConstraints }

  /// A change of the place may move the view out from under a bar.
  func noteGeometryForSafeArea() {
    guard ViewController.safeAreaCount > 0, window != nil else { return }
    updateSafeArea()
  }
}
