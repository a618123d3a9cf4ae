public import AtriumGeometry

extension View {
  /// The part of this view that bars and other additions of controllers cover, in points.
  ///
  /// The insets are zero outside a window (L-13). They come only from
  /// ``ViewController/additionalSafeAreaInsets`` and
  /// ``ViewController/setSafeAreaInsets(_:forChild:)``, since nothing in a window itself covers its
  /// content. Each side is the part of the superview's inset that reaches into this view on screen,
  /// so it changes when a superview scrolls. For a view that extends beyond its superview it is at
  /// most the superview's inset (V-46).
  public var safeAreaInsets: EdgeInsets {
    guard ViewController.safeAreaCount > 0, window != nil else { return .zero }
    return computedSafeAreaInsets
  }

  private var computedSafeAreaInsets: EdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    // A container's bars cover sides of the child as it is placed.
    let bars = viewController?.containerSafeAreaInsets ?? .zero
    let turn = model.quarterTurn
    guard let superview else { return turn.insetsInside(bars).adding(own) }
    let outer = superview.computedSafeAreaInsets
    let (area, frame) = (superview.bounds, untransformedFrame)
    /// A view that extends outside is covered by the superview's inset at most.
    func reach(_ inset: Double, _ distance: Double) -> Double {
      max(0, min(inset, inset - distance))
    }
    let inherited = EdgeInsets(
      top: reach(outer.top, frame.minY - area.minY),
      left: reach(outer.left, frame.minX - area.minX),
      bottom: reach(outer.bottom, area.maxY - frame.maxY),
      right: reach(outer.right, area.maxX - frame.maxX))
    return turn.insetsInside(inherited.adding(bars)).adding(own)
  }

  /// Updates the insets in this subtree, outer views first, and notifies views of changes.
  func updateSafeArea() {
    descend { $0.updateOwnSafeArea() }
  }

  /// - Returns: Whether the insets of descendants may have changed too.
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

  /// Whether a descendant may have insets although this view has none.
  private var subtreeMayHaveSafeArea: Bool { mayHoldControllers || subtreeUsesConstraints }

  /// Updates the insets after a change of geometry, which may have moved the view away from a bar.
  func noteGeometryForSafeArea() {
    guard ViewController.safeAreaCount > 0, window != nil else { return }
    updateSafeArea()
  }
}
