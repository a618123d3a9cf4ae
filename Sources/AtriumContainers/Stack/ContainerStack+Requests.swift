public import AtriumKit

/// The requests of a program.
///
/// A request that cannot be carried out is logged and changes nothing.
///
/// While a push or pop runs, all requests are refused with a warning. There are two exceptions, which are
/// carried out directly after the change: requests made in its final calls, from the first `did` call on,
/// and requests made in the calls of a change without a transition (DC-17).
extension ContainerStack {
  // MARK: Adding controllers

  /// Pushes a controller onto the stack (CK-O1, CK-O3, CK-O4).
  ///
  /// In a window the change is animated and the delegate is notified. Outside a window the controller is
  /// only added to the list, and its transition is stored for the pop. Traps if the controller already has
  /// a parent (CK-C1).
  ///
  /// - Parameters:
  ///   - controller: The controller to push.
  ///   - transition: The transition of the push. Its reverse is played by the pop (CK-O6).
  ///   - duration: The duration in seconds; nil for the transition's default. A negative or infinite duration is logged
  ///     and counts as nil. With 0, the views change at once and all calls are sent (CK-C2).
  ///   - animated: Whether the push is animated.
  public func push(
    _ controller: ViewController, transition: StepTransition = .none, duration: Double? = nil,
    animated: Bool = true
  ) {
    guard
      isReady(
        for: "push \(controller.nameInMessages)",
        later: {
          $0.push(controller, transition: transition, duration: duration, animated: animated)
        })
    else { return }
    insert(
      controller, at: contents.count, transition: transition, duration: duration,
      animated: animated)
  }

  /// Inserts a controller at an index of the list, counted from the bottom (CK-O5, CK-S6).
  ///
  /// At the end of the list this is a push. Elsewhere the view is added at once if the controller is within the
  /// capacity, and the controller receives only `willMove(toParent:)` and `didMove(toParent:)`. An index beyond
  /// the end is refused with an error, and so is index 0 in a stack with a fixed root or in a full stack that
  /// removes deep controllers. Traps if the controller already has a parent (CK-C1).
  public func insert(
    _ controller: ViewController, at index: Int, transition: StepTransition = .none,
    duration: Double? = nil, animated: Bool = true
  ) {
    if !isEndingChange, index < 0 || index > contents.count {
      return error("insert \(controller.nameInMessages) at \(index)", "there are \(contents.count)")
    }
    guard
      isReady(
        for: "insert \(controller.nameInMessages)",
        later: {
          $0.insert(
            controller, at: index, transition: transition, duration: duration, animated: animated)
        })
    else { return }
    guard index <= contents.count else {
      return error("insert \(controller.nameInMessages) at \(index)", "there are \(contents.count)")
    }
    if index == 0, !contents.isEmpty {
      if behavior == .fixedRoot {
        return error("insert \(controller.nameInMessages) at 0", "the root stays")
      }
      if behavior == .removing, contents.count >= capacity {
        return error("insert \(controller.nameInMessages) at 0", "it would be removed at once")
      }
    }
    checkCanHold(controller)
    let content = StackContent(
      controller, transition: transition, duration: checked(duration, of: controller))
    if index < contents.count {
      slipIn(content, at: index)
    } else if canMove {
      runPush(of: content, animated: animated)
    } else {
      preload(content)
    }
  }

  /// Inserts a controller directly below another controller, without animation (CK-S8).
  public func insert(
    _ controller: ViewController, below sibling: ViewController,
    transition: StepTransition = .none, duration: Double? = nil
  ) {
    guard
      isReady(
        for: "insert \(controller.nameInMessages)",
        later: {
          $0.insert(controller, below: sibling, transition: transition, duration: duration)
        })
    else { return }
    guard let index = known(sibling, for: "insert \(controller.nameInMessages) below") else {
      return
    }
    insert(controller, at: index, transition: transition, duration: duration, animated: false)
  }

  /// Inserts a controller directly above another controller; above the top controller, this is a push (CK-S8).
  public func insert(
    _ controller: ViewController, above sibling: ViewController,
    transition: StepTransition = .none, duration: Double? = nil, animated: Bool = true
  ) {
    guard
      isReady(
        for: "insert \(controller.nameInMessages)",
        later: {
          $0.insert(
            controller, above: sibling, transition: transition, duration: duration,
            animated: animated)
        })
    else { return }
    guard let index = known(sibling, for: "insert \(controller.nameInMessages) above") else {
      return
    }
    insert(
      controller, at: index + 1, transition: transition, duration: duration, animated: animated)
  }

  // MARK: Removing controllers

  /// Pops the top controller, with the reverse of the transition of its push (CK-O6 … O8).
  ///
  /// - Parameters:
  ///   - animated: Whether the pop is animated.
  ///   - interactor: The interactor that drives the pop and may cancel it; nil if there is none.
  public func pop(
    animated: Bool = true, interactor: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    guard isReady(for: "pop", later: { $0.pop(animated: animated, interactor: interactor) }) else {
      return
    }
    guard let top = contents.indices.last else { return error("pop", "it is empty") }
    guard top > 0 || behavior != .fixedRoot else { return warning("pop", "the root stays") }
    pop(revealing: top > 0 ? top - 1 : nil, animated: animated, interactor: interactor)
  }

  /// Pops all controllers above the given controller, or all controllers if the argument is nil (CK-O10, CK-S9).
  ///
  /// The controllers in between are removed without appearance calls, the lowest first. Then the top
  /// controller is popped with its own transition. A controller that is not on the stack is refused with a
  /// warning.
  public func pop(to controller: ViewController?, animated: Bool = true) {
    guard isReady(for: "pop", later: { $0.pop(to: controller, animated: animated) }) else { return }
    guard let controller else { return popAll(animated: animated) }
    guard !contents.isEmpty else { return notice("pop", "it is empty") }
    guard let index = known(controller, for: "pop to") else { return }
    pop(toIndex: index, animated: animated)
  }

  /// Pops all controllers above an index, or all controllers if the index is `Int.max` (CK-S9).
  public func pop(toIndex index: Int, animated: Bool = true) {
    guard isReady(for: "pop", later: { $0.pop(toIndex: index, animated: animated) }) else { return }
    guard index != Int.max else { return popAll(animated: animated) }
    guard let top = contents.indices.last else { return notice("pop to \(index)", "it is empty") }
    guard index >= 0, index <= top else {
      return error("pop to \(index)", "there are \(contents.count)")
    }
    guard index < top else { return notice("pop to \(index)", "that is the top already") }
    pop(revealing: index, animated: animated, interactor: nil)
  }

  /// Pops all controllers above the root (CK-K4).
  public func popToRoot(animated: Bool = true) { pop(toIndex: 0, animated: animated) }

  private func popAll(animated: Bool) {
    guard !contents.isEmpty else { return notice("pop everything", "it is empty") }
    guard behavior != .fixedRoot else { return warning("pop everything", "the root stays") }
    pop(revealing: nil, animated: animated, interactor: nil)
  }

  /// Removes the controller at an index of the list; the top controller is popped (CK-O9, CK-S7).
  ///
  /// Any other controller is removed at once and receives only `willMove(toParent:)` and `didMove(toParent:)`. An
  /// index beyond the end is refused with an error, and the removal of a fixed root with a warning.
  public func remove(at index: Int, animated: Bool = true) {
    if !isEndingChange, !contents.indices.contains(index) {
      return error("remove the controller at \(index)", "there are \(contents.count)")
    }
    guard isReady(for: "remove a controller", later: { $0.remove(at: index, animated: animated) })
    else { return }
    guard contents.indices.contains(index) else {
      return error("remove the controller at \(index)", "there are \(contents.count)")
    }
    guard index > 0 || behavior != .fixedRoot else {
      return warning("remove the controller at 0", "the root stays")
    }
    guard index < contents.count - 1 else { return pop(animated: animated) }
    let content = contents[index]
    settle {
      if content.belongs(to: container) { content.controller.willMove(toParent: nil) }
      contents.removeAll { $0 === content }
      // The view that is now within the capacity is added before the removed controller's view is removed.
      arrangeIfNeeded()
      release(content)
    }
  }

  /// Removes a controller; the top controller is popped (CK-O9, CK-S7).
  ///
  /// A controller that is not on the stack is refused with a warning.
  public func remove(_ controller: ViewController, animated: Bool = true) {
    guard isReady(for: "remove a controller", later: { $0.remove(controller, animated: animated) })
    else { return }
    guard let index = known(controller, for: "remove") else { return }
    remove(at: index, animated: animated)
  }

  // MARK: Checks

  /// Returns whether a request can be carried out now.
  ///
  /// During a change the request is refused, or stored until the change has ended.
  private func isReady(
    for request: String, later: @escaping (ContainerStack) -> Void
  ) -> Bool {
    guard change != nil || isSettling else {
      dropStrangers()
      return true
    }
    if isEndingChange {
      postpone(later)
    } else {
      warning(request, "a transition runs; wait for didPush or didPop")
    }
    return false
  }

  private func known(_ controller: ViewController, for request: String) -> Int? {
    let index = index(of: controller)
    if index == nil { warning("\(request) \(controller.nameInMessages)", "it is not in the stack") }
    return index
  }

  private func checked(_ duration: Double?, of controller: ViewController) -> Double? {
    guard let duration, !(duration >= 0 && duration.isFinite) else { return duration }
    // The value −1 means the default duration in CoconutKit, so it causes no warning.
    if duration != -1 {
      warning(
        "push \(controller.nameInMessages) in \(duration) s",
        "the transition's default duration is used")
    }
    return nil
  }

  /// Traps if a controller already has a parent, or if the container forwards appearance calls itself (CK-C1).
  private func checkCanHold(_ controller: ViewController) {
    guard let container else { fatalError("A stack cannot outlive its container.") }
    if let parent = controller.parent {
      fatalError(
        "\(controller.nameInMessages) cannot go into the stack of \(StackLog.name(container)), since "
          + "its parent is \(parent.nameInMessages); remove it there first, or push another "
          + "instance.")
    }
    if container.shouldAutomaticallyForwardAppearanceMethods {
      fatalError(
        "\(StackLog.name(container)) cannot have a stack with \(controller.nameInMessages), since it "
          + "forwards the appearance calls automatically; override "
          + "shouldAutomaticallyForwardAppearanceMethods and return false.")
    }
  }

  private func error(_ request: String, _ reason: String) {
    StackLog.error("\(StackLog.name(container)) cannot \(request): \(reason).")
  }

  private func warning(_ request: String, _ reason: String) {
    StackLog.warning("\(StackLog.name(container)) does not \(request): \(reason).")
  }

  private func notice(_ request: String, _ reason: String) {
    StackLog.notice("\(StackLog.name(container)) does not \(request): \(reason).")
  }
}
