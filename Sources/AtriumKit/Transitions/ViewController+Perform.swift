extension ViewController {
  /// Changes which children this container shows, with the appearance calls of all concerned.
  ///
  /// The order of what happens is:
  /// 1. the coming views are loaded and get their final frames;
  /// 2. the `will` calls, in the order that ``ContainerTransition/order`` says;
  /// 3. ``ContainerTransition/didBegin``;
  /// 4. the animator starts, with the leaving views in the container view, and adds the coming ones;
  /// 5. in the layout `viewIsAppearing`, then what joined by the ``transitionCoordinator``;
  /// 6. at the end the `did` calls, with the leaving views out; then
  ///    ``ContainerTransition/completion``.
  ///
  /// Touches reach neither the leaving nor the coming views meanwhile. The first responder loses the
  /// keyboard if it is inside a leaving view, and gets it back when the transition is cancelled, or when
  /// its controller comes back. If this container is not on screen the views are swapped at once,
  /// without appearance calls (DC-15, DC-23).
  ///
  /// A container that forwards by hand calls ``finishTransitions()`` in its `viewWillDisappear(_:)`, before
  /// it tells its children; the engine forwards nothing for it.
  ///
  /// Traps if a controller is not a child of this one, or both leaves and comes, and if the container view
  /// is not inside this controller's view.
  ///
  /// - Returns: Whether the transition was taken; false only by ``OverlapPolicy/refuse``.
  @discardableResult
  public func perform(_ transition: ContainerTransition) -> Bool {
    check(transition)
    let transitions = self.transitions ?? ContainerTransitions()
    self.transitions = transitions
    return transitions.perform(transition, in: self)
  }

  /// Whether a transition of this container runs or waits.
  public var isPerformingTransition: Bool {
    guard let transitions else { return false }
    return !transitions.running.isEmpty || !transitions.waiting.isEmpty
  }

  /// Brings the transitions of this container that run and wait to their ends, with all their calls.
  public func finishTransitions() {
    transitions?.finishAll(in: self)
  }

  /// The transition between children of its container that this controller leaves or comes by; or the
  /// last one that it performs as a container.
  var latestChildTransition: ChildTransition? {
    var latest: ChildTransition?
    var controller: ViewController? = self
    while let current = controller {
      for candidate in [current.childTransition, current.transitions?.running.last] {
        guard let candidate, candidate.hasBegun else { continue }
        if candidate.coordinator.order > latest?.coordinator.order ?? 0 { latest = candidate }
      }
      controller = current.parent
    }
    return latest
  }

  private func check(_ transition: ContainerTransition) {
    for child in transition.leaving + transition.coming where child.parent !== self {
      programmerError(
        "\(debugName) cannot perform a transition with \(child.debugName), whose parent is "
          + "\(child.parent?.debugName ?? "nil"); call \(debugName).addChild(\(child.debugName)) "
          + "before, and remove children in the completion only.")
    }
    let all = transition.leaving + transition.coming
    if Set(all).count < all.count {
      programmerError(
        "\(debugName) cannot perform a transition that names a child twice, among "
          + "\(all.map(\.debugName)); list each controller once.")
    }
    if !transition.containerView.isDescendant(of: view) {
      programmerError(
        "\(debugName) cannot perform a transition in a \(type(of: transition.containerView)) that is "
          + "not inside its view; give its view, or one inside it.")
    }
  }
}
