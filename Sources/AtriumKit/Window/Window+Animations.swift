import AtriumGeometry

extension Window {
  /// Whether animations need further turns.
  ///
  /// Paused animations, and endless animations that are invisible, need no turns.
  var isAnimating: Bool { animationDeadline != nil }

  /// The time at which animations need the next turn, in seconds; nil if they need no turn.
  var animationDeadline: Double? {
    runningAnimations.deadline(at: currentTime, isSeen: isVisible && !isHidden)
  }

  func addAnimatingView(_ view: View) {
    guard runningAnimations.begin(view, nextFrame: currentTime + frameInterval) else { return }
    updateFrameRequest()
  }

  /// Advances animations to the time of the display frame, and then fires timers: step 2 of a turn.
  func advanceAnimations() {
    runningAnimations.advance(in: self)
    if let transition = sizeTransition, transition.isAnimated,
      currentTime >= transition.endTime - 1e-9
    {
      endSizeTransitionInCommit()
    }
    fireTimers()
  }

  /// Ends the animations, except paused ones, of views that are in no window at the end of this turn (DC-26).
  func endAnimationsOutsideWindows() {
    guard Window.list.hasWaitingViews else { return }
    for entry in Window.list.takeWaitingViews() {
      guard let view = entry.view, view.window == nil else { continue }
      view.endMovingAnimations(in: self)
    }
  }
}

extension View {
  /// Ends the animations that are not paused, at their end values.
  fileprivate func endMovingAnimations(in window: Window) {
    for group in animations.map(\.group) where !group.isHeld {
      group.loseTime(in: window)
      endAnimations(of: group, finished: true)
    }
  }
}
