extension ViewController {
  /// Swaps two children's views, with the appearance calls of both (C-38 … C-45).
  ///
  /// The order is: `from.viewWillDisappear`, `to.viewWillAppear`; the new view is added directly in front of the old
  /// view, and `animations` runs; at the end `to.viewDidAppear`, the old view is removed, `from.viewDidDisappear`,
  /// `completion` (DC-13). The method changes neither ``children`` nor frames. The container must call
  /// ``addChild(_:)`` and `willMove(toParent: nil)` before, and `didMove(toParent:)` and ``removeFromParent()`` in
  /// the completion.
  ///
  /// With an option such as `.transitionCurlUp`, the effect covers the superview of both views. If the duration is 0
  /// or motion is off, the transition is complete when this method returns. With reduced motion, the views
  /// cross-dissolve within at most 0.2 seconds. During the transition, the two views receive no touches unless the
  /// options contain `.allowUserInteraction`. A second transition with one of the two children first ends this
  /// transition, with `completion(false)` (DC-17). If this container is not on screen, the views are swapped and
  /// `animations` runs immediately, without appearance calls, and `completion(true)` is called (DC-15).
  ///
  /// Traps if both children are the same, if one is not a child of this controller, or if this controller forwards
  /// appearance calls manually. Such a container must call ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()``.
  ///
  /// - Parameters:
  ///   - from: The outgoing child.
  ///   - to: The incoming child, whose view must already have its frame.
  ///   - duration: The duration, in seconds.
  ///   - options: The curve, the kind of transition, and whether the views receive touches.
  ///   - animations: Changes the views; called before this method returns.
  ///   - completion: Called at the end; receives false if another transition has ended this one early.
  public func transition(
    from: ViewController, to: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    checkTransition(from: from, to: to)
    guard finishTransitions(of: [from, to]) else {
      CompletionChain.run(after: CompletionChain.wait(insteadOf: duration), in: nil) {
        completion?(false)
      }
      return
    }
    let host = hostView(forTransitionFrom: from)
    to.loadViewIfNeeded()
    guard let window = viewIfLoaded?.unhiddenWindow else {
      swapOffScreen(from: from, to: to, in: host, animations: animations)
      CompletionChain.run(after: CompletionChain.wait(insteadOf: duration), in: nil) {
        completion?(true)
      }
      return
    }
    let timing = TransitionTiming(
      duration: duration, options: options, in: window, fadesIfReduced: true)
    let animator = BlockTransitionAnimator(on: host, timing: timing, old: from.view) {
      // In the `will` calls, client code may have moved the new child to another container.
      if to.parent === self {
        View.performWithoutAnimation { self.swapIn(to.view, above: from.view, in: host) }
      }
      animations?()
    }
    var request = ContainerTransition(from: from, to: to, in: host)
    request.animator = animator
    request.completion = { _ in
      guard let completion else { return }
      let isFinished = animator.isFinished
      CompletionChain.run(after: isFinished ? timing.wait : 0, in: self.viewIfLoaded?.window) {
        completion(isFinished)
      }
    }
    let transitions = self.transitions ?? ContainerTransitions()
    self.transitions = transitions
    transitions.run(
      ChildTransition(
        request, in: self,
        manner: .block(animator, allowsInteraction: options.contains(.allowUserInteraction))))
  }

  /// Swaps the views without animation.
  ///
  /// A container around this controller may forward appearance calls manually, and may have made the old child appear
  /// outside a window. The method ends that appearance.
  private func swapOffScreen(
    from old: ViewController, to new: ViewController, in host: View, animations: (() -> Void)?
  ) {
    let disappearance = old.begin(appearing: false, animated: false)
    View.performWithoutAnimation {
      if new.parent === self { swapIn(new.view, above: old.view, in: host) }
      animations?()
      if old.parent === self { old.view.removeFromSuperview() }
    }
    disappearance?.endAlone()
  }

  /// Ends the running transitions of two children before their next transition.
  ///
  /// - Returns: Whether the next transition may begin. The result is false if a completion has removed one of the
  ///   two children, or has begun a later transition with one of them.
  private func finishTransitions(of children: [ViewController]) -> Bool {
    var running: [ChildTransition] {
      transitions?.running.filter { transition in
        children.contains { transition.involves($0) }
      } ?? []
    }
    let earlier = running
    for transition in earlier { transition.finishNow() }
    return earlier.isEmpty || (running.isEmpty && children.allSatisfy { $0.parent === self })
  }

  /// Returns the view to which a flip or curl applies: the old view's superview, or this controller's view (DC-14).
  func hostView(forTransitionFrom from: ViewController) -> View { from.view.superview ?? view }

  private func swapIn(_ new: View, above old: View, in host: View) {
    guard new.superview !== host else { return }
    if old.superview === host {
      host.insertSubview(new, aboveSubview: old)
    } else {
      host.addSubview(new)
    }
  }

  private func checkTransition(from: ViewController, to: ViewController) {
    if from === to {
      programmerError(
        "\(debugName) cannot make a transition from \(from.debugName) to itself; give two different "
          + "children.")
    }
    for child in [from, to] where child.parent !== self {
      programmerError(
        "Children view controllers \(from.debugName) and \(to.debugName) must have the common parent "
          + "view controller \(debugName) for its transition(from:to:), but the parent of "
          + "\(child.debugName) is \(child.parent?.debugName ?? "nil"); call "
          + "\(debugName).addChild(\(child.debugName)) before, and remove children in the completion "
          + "only.")
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      programmerError(
        "\(debugName) forwards appearance calls manually and cannot use transition(from:to:) with "
          + "\(from.debugName) and \(to.debugName); call beginAppearanceTransition(_:animated:) and "
          + "endAppearanceTransition() on both and animate their views.")
    }
  }
}
