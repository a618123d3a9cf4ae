import AtriumGeometry

extension View {
  /// The direction of reading for this view and its constraints.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    traitCollection.layoutDirection
  }

  /// Visits the views of this subtree that know of Auto Layout, this one first.
  func forEachLayoutState(_ body: (View, ViewLayoutState) -> Void) {
    descend { view in
      guard view.subtreeUsesConstraints else { return false }
      if let state = view.layoutState { body(view, state) }
      return true
    }
  }

  /// The view has a superview now: its constraints become part of that tree's.
  func joinLayout() {
    if needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints {
      markSubtreeNeedsUpdateConstraints()
    }
    if type(of: self).requiresConstraintBasedLayout { noteFirstConstraint() }
    guard subtreeUsesConstraints else { return }
    layoutState?.ownEngine = nil
    var view = superview
    while let current = view, !current.subtreeUsesConstraints {
      current.subtreeUsesConstraints = true
      view = current.superview
    }
    topmostView.madeLayoutEngine.enqueueTree(self)
  }

  /// The view is about to lose its superview: constraints with others outside of it end, and those
  /// inside leave the tree's engine.
  func leaveLayout() {
    guard subtreeUsesConstraints else { return }
    forEachLayoutState { _, state in
      for constraint in state.references.inOrder {
        if let holder = constraint.holder, !holder.isDescendant(of: self) {
          constraint.deactivate()
        }
      }
    }
    topmostView.layoutState?.ownEngine?.removeTree(self)
  }

  /// The view has no superview any more: it is the top of a tree.
  func startOwnLayout() {
    if subtreeUsesConstraints { _ = madeLayoutEngine }
  }

  /// A subview has another size (V-31).
  func subviewDidResize() {
    if layoutState?.isPlacingSubviews != true { setNeedsLayout() }
  }

  /// Bounds, centre or mask were changed by somebody.
  func noteGeometryForLayout(resized: Bool) {
    guard let state = layoutState else { return }
    if let engine = state.engine {
      // Of a view that constraints place they know already.
      if state.translatesMask || superview == nil { engine.noteChange(of: self) }
      if state.preservesSuperviewMargins, let guide = state.marginsGuide {
        engine.noteChange(of: guide)
      }
    }
    // A controller may have other constraints for another size (T14, row 6).
    if resized, viewController != nil, state.hasBeenAsked { setNeedsUpdateConstraints() }
  }
}
