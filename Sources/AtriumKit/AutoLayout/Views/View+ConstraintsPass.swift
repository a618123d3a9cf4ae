extension View {
  /// Makes a call of ``updateConstraints()`` due before the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    markSubtreeNeedsUpdateConstraints()
  }

  /// Whether a call of ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Sends the calls of ``updateConstraints()`` that are due in this view and below it, now (L-18).
  public func updateConstraintsIfNeeded() {
    updateConstraintsInSubtree()
  }

  /// All the way up, also past what is marked: a subtree that waits for its appearance is marked too.
  func markSubtreeNeedsUpdateConstraints() {
    var view: View? = superview
    while let current = view {
      current.subtreeNeedsUpdateConstraints = true
      view = current.superview
    }
    window?.setNeedsTurn()
  }

  /// The first constraint of a view is a reason to ask it for more.
  func noteFirstConstraint() {
    let state = madeLayoutState
    guard !state.hasBeenAsked else { return }
    state.hasBeenAsked = true
    setNeedsUpdateConstraints()
  }

  /// From below to above; of a controller's view the controller is told instead (L-18).
  ///
  /// A controller that is about to appear is left for later: `viewIsAppearing` comes first (DC-10).
  func updateConstraintsInSubtree() {
    // Without recursion: the tree may be deep.
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

  /// The subviews, if something in them may be due; they are looked through now.
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

  /// Whether this topmost view has something to do before its layout.
  var needsConstraintsPass: Bool {
    needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints
      || layoutState?.ownEngine?.isDirty == true
  }

  /// Brings the constraints of this topmost view's tree up to date, and marks who gets another place.
  func updateConstraintsOfTree() {
    if needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints { updateConstraintsInSubtree() }
    guard let engine = layoutState?.ownEngine else { return }
    engine.solve()
    engine.tellFittingSizes()
  }

  /// Gives the subviews the places that constraints say (V-32).
  func applyConstraints() {
    guard subtreeUsesConstraints,
      let engine = subviews.lazy.compactMap({ $0.layoutState?.engine }).first
    else { return }
    engine.placeSubviews(of: self)
  }
}
