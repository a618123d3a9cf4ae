public import AtriumGeometry

extension View {
  /// How far bars and other additions of controllers reach into this view, in points.
  ///
  /// Zero outside of a window (L-13). A window has nothing of its own that covers its content; what
  /// there is comes from ``ViewController/additionalSafeAreaInsets``.
  public var safeAreaInsets: EdgeInsets {
    guard ViewController.safeAreaCount > 0, window != nil else { return .zero }
    return computedSafeAreaInsets
  }

  private var computedSafeAreaInsets: EdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let outer = superview.computedSafeAreaInsets
    let size = superview.bounds.size
    let frame = untransformedFrame
    /// What sticks out on a side that nothing covers is not covered either.
    func reach(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 ? max(0, inset - distance) : 0
    }
    let inherited = EdgeInsets(
      top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
      bottom: reach(outer.bottom, size.height - frame.maxY),
      right: reach(outer.right, size.width - frame.maxX))
    return inherited.adding(own)
  }

  /// Tells those in this subtree whose insets are others than they were told, outer ones first.
  func updateSafeArea() {
    guard ViewController.safeAreaCount > 0 || hasSafeArea else { return }
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
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { noteMarginsChange() }
    } else if insets == .zero, viewController == nil, !subtreeMayHaveSafeArea {
      return
    }
    for subview in subviews { subview.updateSafeArea() }
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
