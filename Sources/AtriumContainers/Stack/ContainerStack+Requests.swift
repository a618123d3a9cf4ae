public import AtriumKit

/// The requests of a program. One that cannot be carried out is logged and changes nothing.
///
/// While a push or pop runs, all are refused with a warning; but requests in the last calls of a change,
/// from the first `did` call on, and those in the calls of one without a transition, are carried out
/// directly after it (DC-17).
extension ContainerStack {
  // MARK: In

  /// Pushes a controller on top (CK-O1, CK-O3, CK-O4).
  ///
  /// In a window the change is animated, and the delegate is told. Elsewhere the controller is only
  /// listed, as a preload; its transition is remembered for the pop. Traps for a controller that has a
  /// parent already (CK-C1).
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - transition: Moves the views; its reverse is played by the pop (CK-O6).
  ///   - duration: In seconds; nil for the transition's own. A negative or unknown one is logged and
  ///     counts as nil; 0 changes the views at once, with all calls (CK-C2).
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

  /// Inserts a controller at a place of the list, counted from the bottom (CK-O5, CK-S6).
  ///
  /// At the end of the list it is a push. Anywhere else its view comes in at once if it is within the
  /// capacity, with no call but the two of the move. Refused with an error are an index beyond the end,
  /// and the place of the root in a stack with a fixed root or in a full one that removes. Traps for a
  /// controller that has a parent already (CK-C1).
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

  /// Inserts a controller directly below another one; never animated (CK-S8).
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

  /// Inserts a controller directly above another one; above the top one it is a push (CK-S8).
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

  // MARK: Out

  /// Pops the top controller, with the reverse of the transition that it was pushed with (CK-O6 … O8).
  ///
  /// - Parameters:
  ///   - animated: Whether the pop is animated.
  ///   - interactor: Drives the reverse interactively, and may cancel the pop; nil for none.
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

  /// Pops all controllers above another one; nil pops all (CK-O10, CK-S9).
  ///
  /// The ones in between leave without appearance calls, the lowest first. Then the top one is popped with
  /// its own transition. A controller that is not in the stack is refused with a warning.
  public func pop(to controller: ViewController?, animated: Bool = true) {
    guard isReady(for: "pop", later: { $0.pop(to: controller, animated: animated) }) else { return }
    guard let controller else { return popAll(animated: animated) }
    guard !contents.isEmpty else { return notice("pop", "it is empty") }
    guard let index = known(controller, for: "pop to") else { return }
    pop(toIndex: index, animated: animated)
  }

  /// Pops all controllers above an index; the largest integer pops all (CK-S9).
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

  /// Removes the controller at a place of the list; the top one is popped (CK-O9, CK-S7).
  ///
  /// Any other one leaves at once, with no call but the two of the move. An index beyond the end is
  /// refused with an error, a fixed root with a warning.
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
      // The view at the capacity comes back before this one goes.
      arrangeIfNeeded()
      release(content)
    }
  }

  /// Removes a controller; the top one is popped (CK-O9, CK-S7).
  ///
  /// One that is not in the stack is refused with a warning.
  public func remove(_ controller: ViewController, animated: Bool = true) {
    guard isReady(for: "remove a controller", later: { $0.remove(controller, animated: animated) })
    else { return }
    guard let index = known(controller, for: "remove") else { return }
    remove(at: index, animated: animated)
  }

  // MARK: Checks

  private var isEndingChange: Bool { change?.isEnding ?? isSettling }

  /// Whether a request can be carried out now.
  ///
  /// During a change it is refused, or kept for its end.
  private func isReady(
    for request: String, later: @escaping (ContainerStack) -> Void
  ) -> Bool {
    guard change != nil || isSettling else {
      dropStrangers()
      return true
    }
    if change?.isEnding ?? true {
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
    // The original's name for the default.
    if duration != -1 {
      warning(
        "push \(controller.nameInMessages) in \(duration) s", "the transition's own time is taken")
    }
    return nil
  }

  /// Traps for a controller that another container has, and for a container that forwards (CK-C1).
  private func checkCanHold(_ controller: ViewController) {
    guard let container else { fatalError("A stack cannot outlive its container.") }
    if let parent = controller.parent {
      fatalError(
        "\(controller.nameInMessages) cannot go into the stack of \(StackLog.name(container)), since "
          + "its parent is \(parent.nameInMessages); take it out there first, or push another "
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
