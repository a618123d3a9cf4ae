extension LayoutConstraint {
  /// The engine that contains the constraint or will contain it; nil if there is none.
  var engine: LayoutEngine? {
    guard isActive else { return nil }
    return firstItem?.layoutOwner?.layoutState?.engine
  }

  func activate() {
    guard holder == nil else { return }
    guard let first = firstItem?.layoutOwner else {
      programmerError(
        "The constraint \(description) cannot be activated: its first item was released, or is a "
          + "guide that no view owns; keep the item alive, and call addLayoutGuide(_:) first.")
    }
    guard secondAttribute != .notAnAttribute else {
      first.hold(self)
      return
    }
    guard let second = secondItem?.layoutOwner else {
      programmerError(
        "The constraint \(description) cannot be activated: its second item was released, or is a "
          + "guide that no view owns; keep the item alive, and call addLayoutGuide(_:) first.")
    }
    guard let common = first.nearestCommonView(with: second) else {
      programmerError(
        "The constraint \(description) cannot be activated: \(first.constraintName) and "
          + "\(second.constraintName) have no common ancestor. Call addSubview to bring both "
          + "into one tree first.")
    }
    common.hold(self)
  }

  func deactivate() {
    guard let holder else { return }
    engine?.uninstall(self)
    holder.letGo(of: self)
  }

  /// The views of the constraint: its items, or the views that own its items.
  var owners: [View] {
    [firstItem?.layoutOwner, secondItem?.layoutOwner].compactMap { $0 }
  }

  /// The items of the constraint that are guides.
  fileprivate var guides: [LayoutGuide] {
    [firstItem as? LayoutGuide, secondItem as? LayoutGuide].compactMap { $0 }
  }
}

extension View {
  /// Returns the nearest view that contains both views, or that is one of them and contains the other.
  ///
  /// The result is nil if the views are in different trees.
  func nearestCommonView(with other: View) -> View? {
    var (mine, theirs): (View, View) = (self, other)
    var (myDepth, otherDepth) = (mine.depth, theirs.depth)
    while myDepth > otherDepth, let superview = mine.superview {
      (mine, myDepth) = (superview, myDepth - 1)
    }
    while otherDepth > myDepth, let superview = theirs.superview {
      (theirs, otherDepth) = (superview, otherDepth - 1)
    }
    while mine !== theirs {
      guard let up = mine.superview, let across = theirs.superview else { return nil }
      (mine, theirs) = (up, across)
    }
    return mine
  }

  private var depth: Int {
    var (depth, view) = (0, self)
    while let superview = view.superview { (depth, view) = (depth + 1, superview) }
    return depth
  }

  /// Activates a constraint, and retains it.
  func hold(_ constraint: LayoutConstraint) {
    LayoutConstraint.lastOrder += 1
    constraint.order = LayoutConstraint.lastOrder
    constraint.holder = self
    let key = ObjectIdentifier(constraint)
    madeLayoutState.constraints[key] = constraint
    for guide in constraint.guides { guide.references[key] = constraint }
    for owner in constraint.owners {
      owner.madeLayoutState.references[key] = constraint
      if owner !== self { owner.noteFirstConstraint() }
    }
    noteFirstConstraint()
    topmostView.madeLayoutEngine.enqueue(constraint)
  }

  func letGo(of constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    for owner in constraint.owners { owner.layoutState?.references[key] = nil }
    for guide in constraint.guides { guide.references[key] = nil }
    constraint.holder = nil
    // The removal may release the constraint, so it comes last.
    layoutState?.constraints[key] = nil
  }
}
