public import AtriumGeometry

extension View {
  /// The distances from the view's edges to the area that bars and additional insets do not cover, in points.
  ///
  /// The insets are zero outside a window (L-13). They come only from ``ViewController/additionalSafeAreaInsets``
  /// and ``ViewController/setSafeAreaInsets(_:forChild:)``, because nothing in a window itself covers its content.
  /// An inherited inset is the part of the superview's inset that reaches into this view on screen. It therefore
  /// changes when a superview scrolls. If the view extends beyond its superview, no inherited inset is larger than
  /// the superview's inset (V-46).
  public var safeAreaInsets: EdgeInsets {
    guard ViewController.safeAreaCount > 0, window != nil else { return .zero }
    return safeAreaInsets(in: superviewSafeAreaInsets)
  }

  /// The superview's insets.
  ///
  /// The insets are computed from the window inwards, so a deep tree needs no deep call stack.
  private var superviewSafeAreaInsets: EdgeInsets {
    guard ViewController.safeAreaCount > 0, window != nil else { return .zero }
    return sequence(first: self, next: \.superview).dropFirst().reversed()
      .reduce(.zero) { outer, view in view.safeAreaInsets(in: outer) }
  }

  /// Returns the insets of this view in a superview with the given insets.
  private func safeAreaInsets(in outer: EdgeInsets) -> EdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    // These bars cover edges of the view's frame. If the view is rotated, its own axes differ from the frame's axes.
    let bars = viewController?.containerSafeAreaInsets ?? .zero
    let turn = model.quarterTurn
    guard outer != .zero, let superview else { return turn.insetsInside(bars).adding(own) }
    let (area, frame) = (superview.bounds, untransformedFrame)
    /// Returns how far an inset of the superview reaches into the view, in points.
    ///
    /// If the view extends beyond its superview, the result is at most the superview's inset.
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

  /// Updates the insets in this subtree, with outer views first, and notifies the views whose insets have changed.
  func updateSafeArea() {
    window?.work.safeAreaUpdateCount += 1
    View.latestSafeAreaUpdate += 1
    let number = View.latestSafeAreaUpdate
    descend(handing: superviewSafeAreaInsets) { view, outer in
      // A notified view may have changed the insets of its superviews. `outer` is then out of date.
      let isCurrent = number == View.latestSafeAreaUpdate
      return view.updateOwnSafeArea(in: isCurrent ? outer : view.superviewSafeAreaInsets)
    }
  }

  /// The number of the latest update, by which a running update detects a nested update.
  private static var latestSafeAreaUpdate = 0

  /// Updates the insets of this view, and notifies it of a change.
  ///
  /// - Returns: The view's insets; nil if the insets of descendants cannot have changed.
  private func updateOwnSafeArea(in outer: EdgeInsets) -> EdgeInsets? {
    guard ViewController.safeAreaCount > 0 || hasSafeArea else { return nil }
    let isShown = ViewController.safeAreaCount > 0 && window != nil
    let insets = isShown ? safeAreaInsets(in: outer) : .zero
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
      return nil
    }
    return insets
  }

  private var hasSafeArea: Bool { layoutState.map { $0.safeAreaInsets != .zero } ?? false }

  /// Whether a descendant may have insets although this view has none.
  private var subtreeMayHaveSafeArea: Bool { mayHoldControllers || subtreeUsesConstraints }

  /// Updates the insets after a change of geometry, which may have moved the view away from a bar.
  ///
  /// If the view is resized with its superview, the superview's update includes this view. One resize therefore
  /// updates a subtree only once.
  func noteGeometryForSafeArea() {
    guard ViewController.safeAreaCount > 0, window != nil,
      superview == nil || View.autoresizing.current !== superview
    else { return }
    updateSafeArea()
  }
}
