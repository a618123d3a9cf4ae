import AtriumGeometry

extension Window {
  /// Starts a transition in the coming layout step, after what is on screen has its place.
  func schedule(_ transition: ControllerTransition) {
    startingTransitions.append(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Runs what joined a transition, after the layout that follows its start.
  func join(_ transition: ControllerTransition) {
    joiningTransitions.append(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Starts what is due, or runs what joined; the layout step goes on until there is nothing.
  ///
  /// - Returns: Whether there was anything.
  func startTransitions() -> Bool {
    if !startingTransitions.isEmpty {
      let transitions = startingTransitions
      startingTransitions = []
      for transition in transitions {
        transition.cause.run {
          transition.begin()
          transition.start()
        }
      }
      return true
    }
    guard !joiningTransitions.isEmpty else { return false }
    let transitions = joiningTransitions
    joiningTransitions = []
    for transition in transitions { transition.cause.run { transition.runAlongside() } }
    return true
  }

  /// Row 5 of a resize: views on their way stand where they belong in the new size.
  func placeViewsInTransition() {
    for transition in runningTransitions { transition.containerViewDidResize() }
  }

  /// A transition in a hand whose container has left the window does not wait for the hand any more.
  func finishTransitionsOutsideWindows() {
    for transition in runningTransitions
    where transition.isInteractive && transition.containerView.window == nil {
      transition.finishNow()
    }
  }

  /// Shows the present moment of a transition's timeline.
  func showAnimations(of clock: AnimationClock) {
    for view in animatingViews.views where view.follows(clock) {
      view.advanceAnimations(to: currentTime)
    }
  }
}

extension View {
  /// Whether something about the view follows a timeline.
  fileprivate func follows(_ clock: AnimationClock) -> Bool {
    transitionEffect?.group.clock === clock || animations.contains { $0.group.clock === clock }
  }
}
