extension View {
  /// Inserts a view directly in front of a sibling.
  ///
  /// If the sibling is not a subview of this view, the view is inserted in front of all subviews. If both views are
  /// the same subview, it keeps its place.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    let distance = view === sibling ? 0 : 1
    insert(
      view,
      at: position(of: sibling, movingAway: view).map { $0 + distance } ?? subviewList.count)
  }

  /// Inserts a view directly behind a sibling.
  ///
  /// If the sibling is not a subview of this view, the view is inserted in front of all subviews. If both views are
  /// the same subview, it keeps its place.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: position(of: sibling, movingAway: view) ?? subviewList.count)
  }

  /// Moves a subview in front of its siblings; does nothing if the view is not a subview.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { reorder(view, to: subviewList.count) }
  }

  /// Moves a subview behind its siblings; does nothing if the view is not a subview.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Exchanges the subviews at two indices; traps if an index is out of range.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let indices = 0..<subviewList.count
    guard indices.contains(first), indices.contains(second) else {
      programmerError(
        "\(type(of: self)) has \(indices.count) subviews; no subviews at \(first) and "
          + "\(second) can be exchanged. Pass two indices of `subviews`.")
    }
    subviewList.swapAt(first, second)
    for index in [first, second] {
      guard let view = subviewList.element(at: index) else { continue }
      view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
    }
  }

  /// Returns whether this view is the given view or a descendant of the given view.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view with a tag in this subtree, in depth-first order; nil if there is none.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    descend { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Implements ``removeFromSuperview()``.
  func leaveSuperview() {
    WindowMove.withdraw(self)
    guard let superview else { return }
    let move = WindowMove(of: self, to: nil)
    let isWithdrawn = WindowMove.announcing(self) {
      superview.willRemoveSubview(self)
      willMove(toSuperview: nil)
      move.announce()
    }
    guard !isWithdrawn, self.superview === superview else {
      // A callback has already moved the view elsewhere, or requested that the view stays. The announced moves must
      // still be finished.
      move.abandon()
      return
    }
    detach()
    move.finish()
    didMoveToSuperview()
  }

  /// Returns the index that a sibling has after `moving` was removed; nil if the sibling is not a subview.
  private func position(of sibling: View, movingAway moving: View) -> Int? {
    guard sibling.superview === self, let index = subviewList.index(of: sibling) else { return nil }
    // If the sibling is the moving view itself, the result is its current index.
    if moving.superview === self, let old = subviewList.index(of: moving), old < index {
      return index - 1
    }
    return index
  }

  /// Moves a subview among its siblings, without callbacks.
  private func reorder(_ view: View, to index: Int) {
    subviewList.remove(view)
    subviewList.insert(view, at: min(max(0, index), subviewList.count))
    view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
  }

  /// Adds a view at an index, or moves a subview to the index.
  func insert(_ view: View, at index: Int) {
    if view === self { programmerError("Can't add self as subview: \(type(of: self)).") }
    WindowMove.withdraw(view)
    if view.superview === self { return reorder(view, to: index) }
    checkCanHold(view, as: "a subview")
    if let obstacle = view.hierarchyObstacle(under: self, wanted: nil) { programmerError(obstacle) }
    view.takeSizeOfPlace(in: self)
    if let window = window ?? self as? Window ?? WindowMove.windowEntered(with: self) {
      window.willShow(view)
    }
    view.decoration?.maskedView?.mask = nil
    let tint = view.tintState
    let move = WindowMove(of: view, to: window ?? self as? Window)
    let old = view.superview
    let isWithdrawn = WindowMove.announcing(view) {
      old?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
      move.announce()
    }
    guard !isWithdrawn, view.superview === old, !isInside(view) else {
      // A callback has moved or removed the view, or has moved this view into it. The later move takes effect, and
      // the announced moves must still be finished.
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
    subviewsDidChange()
    if view.needsLayoutFlag || view.subtreeNeedsLayout
      || view.viewController?.isViewIsAppearingDue == true
    {
      markSubtreeNeedsLayout()
    }
    view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
  }

  /// Detaches the view from its superview, without callbacks.
  private func detach() {
    guard let superview else { return }
    if !isCoveredBySibling { superviewNeedsDisplay(in: paintExtentInSuperview) }
    noteExtentChange()
    superview.subviewList.remove(self)
    superview.subviewsDidChange()
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

  /// Visits the topmost controllers whose root views are in this subtree.
  func forEachTopmostController(_ body: (ViewController) -> Void) {
    descend { view in
      guard view.mayHoldControllers else { return false }
      guard let controller = view.viewController else { return true }
      body(controller)
      return false
    }
  }

  /// Visits every controller whose root view is in this subtree, outer controllers first.
  func forEachController(_ body: (ViewController) -> Void) {
    descend { view in
      guard view.mayHoldControllers else { return false }
      if let controller = view.viewController { body(controller) }
      return true
    }
  }

  /// The controller of this view or of the nearest ancestor that has a controller; nil if there is none.
  var nearestController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.superview
    }
    return nil
  }
}
