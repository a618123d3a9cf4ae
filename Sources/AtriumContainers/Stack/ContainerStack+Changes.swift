import AtriumGeometry
import AtriumKit

/// Carries out the requests of a stack (CK-O1 … O10).
extension ContainerStack {
  /// Whether the container is appearing or has appeared.
  ///
  /// In that case, its top controller receives appearance calls too (DC-23).
  var isShown: Bool { phase == .appearing || phase == .appeared }

  /// Whether a change runs as a transition: the container is visible, or its controllers receive appearance calls.
  var canMove: Bool {
    // While a container disappears, changes run without a transition.
    guard stackView.superview != nil, phase != .disappearing else { return false }
    return isShown || stackView.window?.isHidden == false
  }

  // MARK: Push

  /// Adds a controller on top of a stack that is not on screen (CK-O4).
  func preload(_ content: StackContent) {
    guard let container else { return }
    settle {
      let excess = excess(with: 1)
      for old in excess where old.belongs(to: container) { old.controller.willMove(toParent: nil) }
      container.addChild(content.controller)
      contents.append(content)
      for old in excess { release(old) }
      if content.belongs(to: container) { content.controller.didMove(toParent: container) }
      arrangeIfNeeded()
    }
  }

  /// Inserts a ``StackContent`` below the top one, without appearance calls (CK-O5).
  func slipIn(_ content: StackContent, at index: Int) {
    guard let container else { return }
    settle {
      container.addChild(content.controller)
      contents.insert(content, at: index)
      arrangeIfNeeded()
      if content.belongs(to: container) { content.controller.didMove(toParent: container) }
      dropExcess()
    }
  }

  /// Returns the lowest contents that a stack with the behaviour `removing` must remove after a push.
  ///
  /// These are the contents that exceed the capacity after the given number of contents has been added.
  private func excess(with count: Int) -> [StackContent] {
    guard behavior == .removing else { return [] }
    return Array(contents.prefix(max(0, contents.count - capacity + count)))
  }

  func runPush(of content: StackContent, animated: Bool) {
    guard let container else { return }
    let (new, old) = (content.controller, contents.last?.controller)
    let change = StackChange(
      .push, of: content, other: old,
      isAnimated: animated && content.hasMotion(in: stackView, isReversed: false))
    self.change = change
    delegate?.containerStack(self, willPush: new, covering: old, animated: change.isAnimated)
    change.expelled = excess(with: 1)
    for content in change.expelled where content.belongs(to: container) {
      content.controller.willMove(toParent: nil)
    }
    container.addChild(new)
    contents.append(content)
    _ = content.putIn(size: stackView.bounds.size)
    run(change, from: old, to: new, in: container)
  }

  private func endPush(_ change: StackChange, didComplete: Bool) {
    let (content, new) = (change.content, change.content.controller)
    change.isEnding = true
    if didComplete {
      for old in change.expelled { release(old) }
      arrange(contentsAtRest)
      if content.belongs(to: container) { new.didMove(toParent: container) }
      delegate?.containerStack(
        self, didPush: new, covering: change.other, animated: change.isAnimated)
    } else {
      expel(content)
      content.takeOut()
      arrange(contentsAtRest)
      for old in change.expelled where old.belongs(to: container) {
        old.controller.didMove(toParent: container)
      }
    }
    conclude()
  }

  // MARK: Pop

  /// Pops all contents above the content at an index, or all contents if the index is nil (CK-O6 … O8, CK-O10).
  func pop(
    revealing index: Int?, animated: Bool,
    interactor: (any ViewControllerInteractiveTransitioning)?
  ) {
    guard let container, let content = contents.last else { return }
    settle {
      let lowest = index.map { $0 + 1 } ?? 0
      for between in contents[lowest..<(contents.count - 1)] { expel(between) }
      // Other code may have removed the content in one of these calls.
      guard contents.last === content else { return }
      guard canMove else {
        expel(content)
        return arrangeIfNeeded()
      }
      runPop(of: content, animated: animated, by: interactor, in: container)
    }
  }

  private func runPop(
    of content: StackContent, animated: Bool,
    by interactor: (any ViewControllerInteractiveTransitioning)?, in container: ViewController
  ) {
    let (old, new) = (content.controller, contents.dropLast().last?.controller)
    let change = StackChange(
      .pop, of: content, other: new,
      isAnimated: interactor != nil
        || animated && content.hasMotion(in: stackView, isReversed: true))
    self.change = change
    delegate?.containerStack(self, willPop: old, revealing: new, animated: change.isAnimated)
    old.willMove(toParent: nil)
    run(change, from: old, to: new, by: interactor, in: container)
  }

  private func endPop(_ change: StackChange, didComplete: Bool) {
    let (content, old) = (change.content, change.content.controller)
    change.isEnding = true
    if didComplete {
      release(content)
      content.takeOut()
      arrange(contentsAtRest)
      delegate?.containerStack(
        self, didPop: old, revealing: change.other, animated: change.isAnimated)
    } else {
      arrange(contentsAtRest)
      // The pop was cancelled, so a `didMove` must follow the `willMove` (DC-21).
      if content.belongs(to: container) { old.didMove(toParent: container) }
    }
    conclude()
  }

  // MARK: Push and pop

  private func run(
    _ change: StackChange, from old: ViewController?, to new: ViewController?,
    by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    in container: ViewController
  ) {
    func child(_ controller: ViewController?) -> ViewController? {
      controller?.parent === container ? controller : nil
    }
    if change.kind == .pop { arrange(contentsInMotion) }
    var transition = ContainerTransition(from: child(old), to: child(new), in: stackView)
    transition.order = .navigation
    transition.overlap = .alongside
    transition.managesViews = false
    transition.shieldsInput = isLockingInput && change.isAnimated
    transition.animator = change.isAnimated ? change.makeAnimator(in: self) : nil
    transition.interactor = interactor
    transition.willBeginAppearance = { [weak self] controller, isAppearing in
      self?.tellBeginning(of: controller, isAppearing, animated: change.isAnimated)
    }
    transition.didEndAppearance = { [weak self] controller, isAppearing in
      self?.tellEnd(of: controller, isAppearing, animated: change.isAnimated)
    }
    // The view of a pushed controller is added to the window after its `viewWillAppear` (DC-12).
    transition.didBegin = { [weak self] in
      guard let self else { return }
      if change.kind == .push { arrange(contentsInMotion) }
      change.hasBegun = true
    }
    transition.willEnd = { _ in change.isEnding = true }
    transition.completion = { [weak self] didComplete in
      guard let self, self.change === change else { return }
      switch change.kind {
      case .push: endPush(change, didComplete: didComplete)
      case .pop: endPop(change, didComplete: didComplete)
      }
    }
    container.perform(transition)
  }

  /// Ends a change, and carries out the requests made in its final calls.
  private func conclude() {
    change = nil
    settle {
      dropStrangers()
      dropExcess()
      arrangeIfNeeded()
      alignTop()
    }
  }

  /// Completes the running change at once, with all its calls.
  func finishTransition() {
    if change != nil { container?.finishTransitions() }
  }
}
