extension View {
  /// Requests a call of ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    markSubtreeNeedsUpdateConstraints()
  }

  /// Returns whether a call of ``updateConstraints()`` is pending.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Performs the pending calls of ``updateConstraints()`` in this subtree immediately (L-18).
  public func updateConstraintsIfNeeded() {
    updateConstraintsInSubtree()
  }

  /// Marks all ancestors, including those that are already marked.
  ///
  /// If a subtree waits for its appearance, it stays marked although the marks of its ancestors are cleared.
  func markSubtreeNeedsUpdateConstraints() {
    var view: View? = superview
    while let current = view {
      current.subtreeNeedsUpdateConstraints = true
      view = current.superview
    }
    window?.setNeedsTurn()
  }

  /// Requests a call of `updateConstraints()` when the view gets its first constraint.
  func noteFirstConstraint() {
    let state = madeLayoutState
    guard !state.hasBeenAsked else { return }
    state.hasBeenAsked = true
    setNeedsUpdateConstraints()
  }

  /// Updates the constraints of the subtree from the bottom up.
  ///
  /// A controller updates the constraints of its view.
  ///
  /// The view of a controller that will appear is skipped, because the controller must receive `viewIsAppearing`
  /// first (DC-10).
  func updateConstraintsInSubtree() {
    // The tree may be deep, so an explicit stack is used.
    var open = [(view: self, inside: takeSubviewsToUpdate(), next: 0)]
    while let level = open.last {
      guard level.next < level.inside.count else {
        open.removeLast()
        level.view.updateOwnConstraintsIfNeeded()
        continue
      }
      open[open.count - 1].next += 1
      let view = level.inside[level.next]
      guard view.subtreeNeedsUpdateConstraints || view.needsUpdateConstraintsFlag,
        view.viewController?.isViewIsAppearingDue != true
      else { continue }
      open.append((view, view.takeSubviewsToUpdate(), 0))
    }
  }

  /// Returns the subviews if one of them may need an update of its constraints, and clears this view's mark.
  private func takeSubviewsToUpdate() -> [View] {
    guard subtreeNeedsUpdateConstraints else { return [] }
    subtreeNeedsUpdateConstraints = false
    return subviews
  }

  private func updateOwnConstraintsIfNeeded() {
    guard needsUpdateConstraintsFlag else { return }
    needsUpdateConstraintsFlag = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether this topmost view has constraints to update or solve before its layout.
  var needsConstraintsPass: Bool {
    needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints
      || layoutState?.ownEngine?.isDirty == true
  }

  /// Updates and solves the constraints of this topmost view's tree, and requests the resulting layouts.
  func updateConstraintsOfTree() {
    if needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints { updateConstraintsInSubtree() }
    guard let engine = layoutState?.ownEngine else { return }
    engine.solve()
    engine.tellFittingSizes()
  }

  /// Sets the subviews' frames as the constraints require.
  func applyConstraints() {
    guard subtreeUsesConstraints,
      let engine = subviews.lazy.compactMap({ $0.layoutState?.engine }).first
    else { return }
    engine.placeSubviews(of: self)
  }
}
