extension View {
  /// Makes a layout of this view due in the next turn's layout step (V-28).
  public func setNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    superview?.markSubtreeNeedsLayout()
    if superview == nil { (self as? Window)?.setNeedsTurn() }
  }

  func markSubtreeNeedsLayout() {
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      if let window = current as? Window { window.setNeedsTurn() }
      view = current.superview
    }
  }

  /// Does the layouts that are due now, from the topmost consecutive ancestor that needs one (V-30).
  ///
  /// Constraints are brought up to date first. In an animation block the changes of frames are
  /// animated. A view whose layout is being done is not laid out anew inside that: what it
  /// asks of itself waits.
  public func layoutIfNeeded() {
    let topmost = topmostView
    for _ in 0..<10 {
      if topmost.needsConstraintsPass { topmost.updateConstraintsOfTree() }
      var top = self
      while let superview = top.superview, superview.needsLayoutFlag { top = superview }
      guard (top.needsLayoutFlag && !top.isLayingOut) || top.subtreeNeedsLayout else { return }
      top.layoutTree()
    }
  }

  /// One pass top-down: a controller that is due to appear is told first (DC-10), then the view is
  /// laid out between its controller's two calls (L-16), then what is inside (L-17).
  func layoutTree() {
    descend { view in
      guard
        view === self || view.needsLayoutFlag || view.subtreeNeedsLayout
          || view.viewController?.isViewIsAppearingDue == true
      else { return false }
      view.layoutIfDue()
      guard view.subtreeNeedsLayout else { return false }
      view.subtreeNeedsLayout = false
      return true
    }
  }

  private func layoutIfDue() {
    if let viewController, viewController.isViewIsAppearingDue {
      viewController.sendViewIsAppearingIfDue()
      // These waited for it (DC-10).
      updateConstraintsInSubtree()
    }
    guard needsLayoutFlag, !isLayingOut else { return }
    needsLayoutFlag = false
    isLayingOut = true
    defer { isLayingOut = false }
    window?.statistics.layoutCount += 1
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}
