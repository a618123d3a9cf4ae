import AtriumGeometry

extension View {
  /// The reading direction of this view and of the constraints inside it.
  ///
  /// This is the direction of the view's traits, unless ``semanticContentAttribute`` sets another direction.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    decoration?.semanticContentAttribute.direction ?? traitCollection.layoutDirection
  }

  /// Visits the views of this subtree that have a layout state, beginning with this view.
  func forEachLayoutState(_ body: (View, ViewLayoutState) -> Void) {
    descend { view in
      guard view.subtreeUsesConstraints else { return false }
      if let state = view.layoutState { body(view, state) }
      return true
    }
  }

  /// Adds the subtree's constraints to the engine of the new superview's tree.
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

  /// Removes the subtree from the layout of its tree, before the view loses its superview.
  ///
  /// The constraints between the subtree and other views are deactivated. The other constraints of the subtree are
  /// removed from the tree's engine.
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

  /// Makes an engine for the subtree, because the view has no superview any more.
  func startOwnLayout() {
    if subtreeUsesConstraints { _ = madeLayoutEngine }
  }

  /// Requests a layout after a subview was resized (V-31).
  func subviewDidResize() {
    if layoutState?.isPlacingSubviews != true { subviewsDidChange() }
  }

  /// Records a change of the bounds, centre or autoresizing mask.
  func noteGeometryForLayout(resized: Bool) {
    guard let state = layoutState else { return }
    if let engine = state.engine {
      // If constraints set the frame of a view, the engine already knows that frame.
      if state.translatesMask || superview == nil { engine.noteChange(of: self) }
      if state.preservesSuperviewMargins, let guide = state.marginsGuide {
        engine.noteChange(of: guide)
      }
    }
    // A controller may use other constraints for another size (T14, row 6).
    if resized, viewController != nil, state.hasBeenAsked { setNeedsUpdateConstraints() }
  }
}
