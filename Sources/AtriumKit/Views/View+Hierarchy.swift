extension View {
  /// Adds a view in front of the others; it leaves the superview it had (V-22).
  ///
  /// Callbacks come in the order of T15. If the view is a controller's, entering a window makes the
  /// controller appear (C-23). Traps for the view itself, for a view that holds this one or whose mask
  /// this one is in, for a controller's root view that belongs elsewhere (C-15), and if more than 2000
  /// views would stand inside one another.
  public func addSubview(_ view: View) {
    insert(view, at: subviewList.count)
  }

  /// Inserts a view at a place of the order, 0 being the back; a place past the end appends (V-23).
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly in front of a sibling; in front of all if that is not a subview of this
  /// view (V-23).
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: position(of: sibling, movingAway: view).map { $0 + 1 } ?? subviewList.count)
  }

  /// Inserts a view directly behind a sibling; in front of all if that is not a subview of this view
  /// (V-23).
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: position(of: sibling, movingAway: view) ?? subviewList.count)
  }

  /// Moves a subview in front of the others; nothing happens if it is not one (V-23).
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { insert(view, at: subviewList.count) }
  }

  /// Moves a subview behind the others; nothing happens if it is not one (V-23).
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Changes the places of two subviews; traps if a place is not in use.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let indices = 0..<subviewList.count
    guard indices.contains(first), indices.contains(second) else {
      programmerError(
        "\(type(of: self)) has \(indices.count) subviews; \(first) and \(second) cannot change "
          + "places. Give two indices of `subviews`.")
    }
    subviewList.swapAt(first, second)
    for index in [first, second] {
      guard let view = subviewList.element(at: index) else { continue }
      view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
    }
  }

  /// Takes the view out of its superview; nothing happens if it has none.
  public func removeFromSuperview() {
    guard let superview else { return }
    let move = WindowMove(of: self, to: nil)
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    move.announce()
    guard self.superview === superview else {
      // A callback has moved the view elsewhere already; the ends are still due.
      move.abandon()
      return
    }
    detach()
    move.finish()
    didMoveToSuperview()
  }

  /// The index that a sibling has once `moving` has left its present place; nil if it is no subview.
  private func position(of sibling: View, movingAway moving: View) -> Int? {
    guard sibling.superview === self, let index = subviewList.index(of: sibling) else { return nil }
    // Above and below itself: where it is.
    if moving.superview === self, let old = subviewList.index(of: moving), old < index {
      return index - 1
    }
    return index
  }

  private func insert(_ view: View, at index: Int) {
    if view === self { programmerError("Can't add self as subview: \(type(of: self)).") }
    if view.superview === self {
      // Pure reordering: no callbacks (V-23).
      subviewList.remove(view)
      subviewList.insert(view, at: min(max(0, index), subviewList.count))
      view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
      return
    }
    checkCanHold(view, as: "a subview")
    view.checkHierarchy(under: self, wanted: nil)
    view.takeSizeOfPlace(in: self)
    view.decoration?.maskedView?.mask = nil
    let tint = view.tintState
    let move = WindowMove(of: view, to: window ?? self as? Window)
    let old = view.superview
    old?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    move.announce()
    guard view.superview === old, !isInside(view) else {
      // A callback has put the view somewhere, or this one into it: that was later. The ends are still
      // due.
      move.abandon()
      return
    }
    view.detach()
    subviewList.insert(view, at: min(max(0, index), subviewList.count))
    view.superview = self
    noteHeight(of: view)
    view.noteExtentChange()
    if view.mayHoldControllers { markMayHoldControllers() }
    view.joinLayout()
    view.forEachTopmostController { $0.updateAttachment() }
    move.finish()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.tintMayHaveChanged(from: tint)
    setNeedsLayout()
    if view.needsLayoutFlag || view.subtreeNeedsLayout
      || view.viewController?.isViewIsAppearingDue == true
    {
      markSubtreeNeedsLayout()
    }
    view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
  }

  /// Cuts the link to the superview, without callbacks.
  private func detach() {
    guard let superview else { return }
    superviewNeedsDisplay(in: paintExtentInSuperview)
    noteExtentChange()
    superview.subviewList.remove(self)
    superview.setNeedsLayout()
    leaveLayout()
    self.superview = nil
    startOwnLayout()
    forEachTopmostController { $0.updateAttachment() }
  }

  func markMayHoldControllers() {
    var view: View? = self
    while let current = view, !current.mayHoldControllers {
      current.mayHoldControllers = true
      view = current.superview
    }
  }

  /// Visits the controllers whose root views have no other's between themselves and this view.
  func forEachTopmostController(_ body: (ViewController) -> Void) {
    descend { view in
      guard view.mayHoldControllers else { return false }
      guard let controller = view.viewController else { return true }
      body(controller)
      return false
    }
  }

  /// Visits every controller whose root view is this view or below it, outer ones first.
  func forEachController(_ body: (ViewController) -> Void) {
    descend { view in
      guard view.mayHoldControllers else { return false }
      if let controller = view.viewController { body(controller) }
      return true
    }
  }

  /// The controller whose root view this view is, or is inside of.
  var nearestController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.superview
    }
    return nil
  }
}
