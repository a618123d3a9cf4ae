extension ViewController {
  /// Changes the children that this container shows, and sends their appearance calls.
  ///
  /// The order is:
  /// 1. the incoming views are loaded and get their final frames;
  /// 2. the `will` calls are sent, in the order of ``ContainerTransition/order``;
  /// 3. ``ContainerTransition/didBegin`` is called;
  /// 4. the animator starts, with the outgoing views in the container view, and adds the incoming
  ///    views;
  /// 5. the layout sends `viewIsAppearing`, then the closures that were added to the
  ///    ``transitionCoordinator`` run;
  /// 6. at the end the outgoing views are removed and the `did` calls are sent; then
  ///    ``ContainerTransition/completion`` is called.
  ///
  /// During the transition, the outgoing and incoming views receive no touches. A first responder inside an outgoing
  /// view resigns. It becomes first responder again when the transition is cancelled, or when its controller
  /// returns. If this container is not on screen, the views are swapped immediately. Appearance calls are then sent
  /// only to outgoing children that are still on screen (DC-15, DC-23).
  ///
  /// A container that forwards appearance calls manually must call ``finishTransitions()`` in its
  /// `viewWillDisappear(_:)`, before it forwards that call to its children.
  ///
  /// Traps if a controller is not a child of this controller or is listed twice, or if the container view is not
  /// inside this controller's view.
  ///
  /// - Returns: Whether the transition was accepted. The result is false only with ``OverlapPolicy/refuse``.
  @discardableResult
  public func perform(_ transition: ContainerTransition) -> Bool {
    check(transition)
    let transitions = self.transitions ?? ContainerTransitions()
    self.transitions = transitions
    return transitions.perform(transition, in: self)
  }

  /// Whether a transition of this container is running or waiting.
  public var isPerformingTransition: Bool {
    guard let transitions else { return false }
    return !transitions.running.isEmpty || !transitions.waiting.isEmpty
  }

  /// Ends the running and waiting transitions of this container immediately, and sends all their remaining calls.
  public func finishTransitions() {
    transitions?.finishAll(in: self)
  }

  /// The latest transition in which this controller or one of its containers is the container or a child.
  ///
  /// An animated transition that waits for the layout step is included, and so is a transition
  /// whose completion is being called. A transition that waits for the end of another transition is
  /// not included.
  var latestChildTransition: ChildTransition? {
    var latest: ChildTransition?
    var controller: ViewController? = self
    while let current = controller {
      for candidate in [current.childTransition, current.transitions?.latest] {
        guard let candidate else { continue }
        if candidate.coordinator.order > latest?.coordinator.order ?? 0 { latest = candidate }
      }
      controller = current.parent
    }
    return latest
  }

  func check(_ transition: ContainerTransition) {
    for child in transition.leaving + transition.coming where child.parent !== self {
      programmerError(
        "\(debugName) cannot perform a transition with \(child.debugName), since its parent is "
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
          + "not inside its view; use its view, or a view inside it.")
    }
  }
}
