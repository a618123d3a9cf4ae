extension Window {
  /// Starts a transition in the coming layout step.
  func schedule(_ transition: ControllerTransition) {
    transitions.schedule(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Runs the alongside closures of a transition after the layout that follows its start.
  func join(_ transition: ControllerTransition) {
    transitions.join(transition)
    setNeedsLayout()
    setNeedsTurn()
  }

  /// Shows the present moment of a transition's timeline.
  func showAnimations(of clock: AnimationClock) {
    for view in animatingViews.views where view.follows(clock) {
      view.advanceAnimations(to: currentTime)
    }
  }
}

extension View {
  /// Whether an animation of the view follows a timeline.
  fileprivate func follows(_ clock: AnimationClock) -> Bool {
    transitionEffect?.group.clock === clock || animations.contains { $0.group.clock === clock }
  }
}
