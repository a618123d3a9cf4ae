extension Window {
  /// Starts a transition in the next layout step, after the layout of the views on screen.
  func schedule(_ transition: ControllerTransition) {
    transitions.schedule(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Runs the closures that are animated alongside a transition, after the layout that follows its start.
  func join(_ transition: ControllerTransition) {
    transitions.join(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Shows the animations of a transition's timeline at the current time.
  func showAnimations(of clock: AnimationClock) {
    for view in runningAnimations.views where view.follows(clock) {
      view.advanceAnimations(to: currentTime)
    }
  }
}

extension View {
  /// Returns whether an animation or an effect of the view follows a timeline.
  fileprivate func follows(_ clock: AnimationClock) -> Bool {
    transitionEffect?.group.clock === clock || animations.contains { $0.group.clock === clock }
  }
}
