extension View {
  /// The maximum number of nested views.
  ///
  /// Hit testing, events and controller callbacks call client code at each level, and each level needs space on the
  /// main thread's stack of 8 MB.
  static let deepestNesting = 2_000

  /// The view that contains this view as a subview or as its mask; nil if there is none.
  var holder: View? { superview ?? decoration?.maskedView }

  /// Returns whether this view is the given view, a descendant of it, or inside its mask.
  func isInside(_ view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.holder
    }
    return false
  }

  /// Traps if a view cannot be added to this view.
  ///
  /// It cannot if it contains this view, or if the tree would be too deep.
  ///
  /// - Parameters:
  ///   - view: The subview, or the mask.
  ///   - role: The new role of the view, as words for messages: `a subview` or `the mask`.
  func checkCanHold(_ view: View, as role: String) {
    if let obstacle = obstacle(toHolding: view, as: role) { programmerError(obstacle) }
  }

  /// Returns the message with which ``checkCanHold(_:as:)`` would trap; nil if the view can be added.
  func obstacle(toHolding view: View, as role: String) -> String? {
    var depth = 0
    var current: View? = self
    while let candidate = current {
      if candidate === view {
        return isDescendant(of: view)
          ? refusal(of: view, as: role, "which is inside it; remove \(type(of: self)) first.")
          : refusal(of: view, as: role, "which is in its mask; remove that mask first.")
      }
      depth += 1
      current = candidate.holder
    }
    guard depth + 1 + view.subtreeHeight > View.deepestNesting else { return nil }
    view.measureHeight()
    guard depth + 1 + view.subtreeHeight > View.deepestNesting else { return nil }
    return refusal(
      of: view, as: role,
      "since \(depth + 1 + view.subtreeHeight) views would be nested, and at most "
        + "\(View.deepestNesting) may be; make some of them siblings instead.")
  }

  private func refusal(of view: View, as role: String, _ reason: String) -> String {
    "\(type(of: view)) cannot become \(role) of \(type(of: self)), \(reason)"
  }

  /// Updates the subtree heights after a view was added as a subview or as the mask.
  func noteHeight(of view: View) {
    var height = view.subtreeHeight + 1
    var current: View? = self
    while let candidate = current, candidate.subtreeHeight < height {
      candidate.subtreeHeight = height
      height += 1
      current = candidate.holder
    }
  }

  /// Recomputes the heights of the subtrees in this tree, after views have left it.
  private func measureHeight() {
    var all: [View] = []
    var open = [self]
    while let view = open.popLast() {
      view.subtreeHeight = 0
      all.append(view)
      open += view.subviews
      if let mask = view.decoration?.mask { open.append(mask) }
    }
    for view in all.reversed() where view !== self {
      guard let holder = view.holder else { continue }
      holder.subtreeHeight = max(holder.subtreeHeight, view.subtreeHeight + 1)
    }
  }

  // MARK: Traversal

  /// Visits the views of this subtree: outer views before inner views, and siblings from back to front.
  ///
  /// The depth of the call stack does not depend on the depth of the tree. The subviews of a view are read after the
  /// visit of that view.
  ///
  /// - Parameter body: Receives a view, and returns whether to visit its subviews.
  func descend(_ body: (View) -> Bool) {
    descend(handing: ()) { view, _ in body(view) ? () : nil }
  }

  /// Visits the views of this subtree, and passes a state down from each view to its subviews.
  ///
  /// - Parameters:
  ///   - state: The state for this view.
  ///   - body: Receives a view and its state, and returns the state for its subviews; nil skips the subviews.
  func descend<State>(handing state: State, _ body: (View, State) -> State?) {
    guard let inner = body(self, state), subviewList.count > 0 else { return }
    var open = [(views: subviews, next: 0, state: inner)]
    while let level = open.last {
      guard level.next < level.views.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let view = level.views[level.next]
      guard let inner = body(view, level.state), view.subviewList.count > 0 else { continue }
      open.append((view.subviews, 0, inner))
    }
  }
}
