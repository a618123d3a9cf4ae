extension View {
  /// Implements ``setNeedsLayout()``.
  func requestLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    superview?.markSubtreeNeedsLayout()
    if superview == nil { (self as? Window)?.setNeedsTurn() }
  }

  /// Requests a layout after a subview has been added, removed or resized (V-31).
  ///
  /// A change during the view's own layout requests no further layout.
  func subviewsDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  func markSubtreeNeedsLayout() {
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      if let window = current as? Window { window.setNeedsTurn() }
      view = current.superview
    }
  }
  /// Implements ``layoutIfNeeded()``.
  func performPendingLayouts() {
    let topmost = topmostView
    for _ in 0..<10 {
      if topmost.needsConstraintsPass { topmost.updateConstraintsOfTree() }
      var top = self
      while let superview = top.superview, superview.needsLayoutFlag { top = superview }
      guard (top.needsLayoutFlag && !top.isLayingOut) || top.subtreeNeedsLayout else { return }
      top.layoutTree()
    }
  }

  /// Lays out the tree in one pass from the top down.
  ///
  /// For each view, the pass sends a pending `viewIsAppearing` (DC-10). It then lays out the view, between the two
  /// layout callbacks of the controller, and after that the subviews (L-17).
  func layoutTree() {
    let window = window ?? self as? Window
    let isOutermost = window?.touches.beginLayout() ?? false
    descend(handing: ()) { view, _ in
      guard
        view === self || view.needsLayoutFlag || view.subtreeNeedsLayout
          || view.viewController?.isViewIsAppearingDue == true
      else { return nil }
      view.layoutIfDue()
      guard view.subtreeNeedsLayout else { return nil }
      view.subtreeNeedsLayout = false
      return ()
    }
    if isOutermost, let window { window.touches.endLayout(in: window) }
  }

  private func layoutIfDue() {
    if let viewController, viewController.isViewIsAppearingDue {
      viewController.sendViewIsAppearingIfDue()
      // The update of the subtree's constraints was waiting for `viewIsAppearing`.
      updateConstraintsInSubtree()
    }
    guard needsLayoutFlag, !isLayingOut else { return }
    needsLayoutFlag = false
    isLayingOut = true
    isLaidOutOutsideWindows = window == nil
    window?.work.layoutCount += 1
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
    isLayingOut = false
    guard let state = layoutState, let end = state.layoutEnd else { return }
    state.layoutEnd = nil
    end()
  }

  /// Whether the view is being laid out now.
  package var isInLayout: Bool { isLayingOut }

  /// Calls a closure once, at the end of the view's current layout; a later closure replaces an earlier one.
  package func afterLayout(_ body: @escaping @MainActor () -> Void) {
    madeLayoutState.layoutEnd = body
  }
}
