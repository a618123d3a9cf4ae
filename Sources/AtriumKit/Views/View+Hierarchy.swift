extension View {
  /// Adds a view in front of the others; it leaves the superview it had (V-22).
  ///
  /// Callbacks come in the order of T15. If the view is a controller's, entering a window makes the
  /// controller appear (C-23). Traps for the view itself, for a view that holds this one, and for a
  /// controller's root view that belongs elsewhere (C-15).
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Inserts a view at a place of the order, 0 being the back; a place past the end appends (V-23).
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly in front of a sibling; traps if that is not a subview of this view.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: position(of: sibling, movingAway: view) + 1)
  }

  /// Inserts a view directly behind a sibling; traps if that is not a subview of this view.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: position(of: sibling, movingAway: view))
  }

  /// Moves a subview in front of the others; traps if it is not one.
  public func bringSubviewToFront(_ view: View) {
    _ = position(of: view, movingAway: nil)
    insert(view, at: subviews.count)
  }

  /// Moves a subview behind the others; traps if it is not one.
  public func sendSubviewToBack(_ view: View) {
    _ = position(of: view, movingAway: nil)
    insert(view, at: 0)
  }

  /// Changes the places of two subviews; traps if a place is not in use.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      programmerError(
        "\(type(of: self)) has \(subviews.count) subviews; \(first) and \(second) cannot change "
          + "places. Give two indices of `subviews`.")
    }
    subviews.swapAt(first, second)
    for view in [subviews[first], subviews[second]] {
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

  /// The index that a sibling has once `moving` has left its present place.
  private func position(of sibling: View, movingAway moving: View?) -> Int {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      programmerError(
        "\(type(of: sibling)) is not a subview of \(type(of: self)); add it there first.")
    }
    if let moving, let old = subviews.firstIndex(where: { $0 === moving }), old < index {
      return index - 1
    }
    return index
  }

  private func insert(_ view: View, at index: Int) {
    if view === self { programmerError("Can't add self as subview: \(type(of: self)).") }
    if isDescendant(of: view) {
      programmerError(
        "\(type(of: view)) cannot become a subview of \(type(of: self)), which is inside it; "
          + "take \(type(of: self)) out first.")
    }
    if view.superview === self, let old = subviews.lastIndex(where: { $0 === view }) {
      // Pure reordering: no callbacks (V-23).
      subviews.remove(at: old)
      subviews.insert(view, at: min(max(0, index), subviews.count))
      view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
      return
    }
    view.checkHierarchy(under: self, wanted: nil)
    view.decoration?.maskedView?.mask = nil
    let tint = view.tintState
    let move = WindowMove(of: view, to: window ?? self as? Window)
    let old = view.superview
    old?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    move.announce()
    guard view.superview === old, !isDescendant(of: view) else {
      // A callback has put the view somewhere, or this one into it: that was later. The ends are still
      // due.
      move.abandon()
      return
    }
    view.detach()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
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
    // From the end: what is in front comes and goes most.
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
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
    guard mayHoldControllers else { return }
    if let viewController {
      body(viewController)
      return
    }
    for subview in subviews { subview.forEachTopmostController(body) }
  }

  /// Visits every controller whose root view is this view or below it, outer ones first.
  func forEachController(_ body: (ViewController) -> Void) {
    guard mayHoldControllers else { return }
    if let viewController { body(viewController) }
    for subview in subviews { subview.forEachController(body) }
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
