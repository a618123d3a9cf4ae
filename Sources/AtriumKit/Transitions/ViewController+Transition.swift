extension ViewController {
  /// Swaps two children's views, with the appearance calls of both (C-38 … C-45).
  ///
  /// The order is: `from.viewWillDisappear`, `to.viewWillAppear`; the new view goes in directly above
  /// the old one and `animations` is run; at the end `to.viewDidAppear`, the old view goes out,
  /// `from.viewDidDisappear`, `completion` (DC-13). ``children`` and frames stay as they are: the
  /// container calls ``addChild(_:)`` and `willMove(toParent: nil)` before, and `didMove(toParent:)`
  /// and ``removeFromParent()`` in the completion.
  ///
  /// With an option such as `.transitionCurlUp` the content of the view that holds both is turned
  /// over. With a duration of zero, or with motion off, everything happens before this returns. With
  /// reduced motion the two fade into each other, in 0.2 seconds at most. While it runs, touches do
  /// not reach the two views, unless `.allowUserInteraction` is given. A second transition with one
  /// of the two brings this one to its end first, with `completion(false)` (DC-17). If this container
  /// is not on screen, the views are swapped at once and only `completion(true)` is called (DC-15).
  ///
  /// Traps if the two are one, if one is not a child of this controller, or if this controller
  /// forwards appearance by hand: such a container calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  ///
  /// - Parameters:
  ///   - from: The child that goes.
  ///   - to: The child that comes; its view has its frame already.
  ///   - duration: How long, in seconds.
  ///   - options: The curve, the kind of transition, and whether the views can be touched.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: Is called at the end; it hears whether nothing cut the transition short.
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
    guard let window = viewIfLoaded?.shownWindow else {
      View.performWithoutAnimation {
        swapIn(to.view, above: from.view, in: host)
        animations?()
        from.view.removeFromSuperview()
      }
      CompletionChain.run(after: CompletionChain.wait(insteadOf: duration), in: nil) {
        completion?(true)
      }
      return
    }
    let timing = TransitionTiming(
      duration: duration, options: options, in: window, fadesIfReduced: true)
    let animator = BlockTransitionAnimator(on: host, timing: timing, old: from.view) {
      // The calls before may have given the new one to another container.
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

  /// Brings what runs with one of two children to its end, before the next transition of them.
  ///
  /// - Returns: Whether that may begin: not if the completions have taken one of the two out, or have
  ///   begun a transition with one of them, which is the later one then.
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

  /// The view that takes the new view in, and whose content a flip or curl turns: switch point of
  /// DC-14.
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
          + "\(child.debugName) is \(child.parent?.debugName ?? "nobody"); call "
          + "\(debugName).addChild(\(child.debugName)) before, and remove children in the completion "
          + "only.")
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      programmerError(
        "\(debugName) forwards appearance by hand and cannot use transition(from:to:) with "
          + "\(from.debugName) and \(to.debugName); call beginAppearanceTransition(_:animated:) and "
          + "endAppearanceTransition() on both and animate their views.")
    }
  }
}
