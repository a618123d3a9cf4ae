import AtriumGeometry

extension Window {
  /// Seconds between frames while something moves.
  static let frameInterval = 1.0 / 60

  /// Whether views are on their way.
  ///
  /// What a resting hand holds does not move.
  var isAnimating: Bool { animatingViews.contains(where: \.isMoving) }

  func addAnimatingView(_ view: View) {
    if animatingViews.isEmpty { nextAnimationFrame = currentTime + Window.frameInterval }
    guard !animatingViews.contains(where: { $0 === view }) else { return }
    animatingViews.append(view)
    updateFrameRequest()
  }

  /// Step 2: animations advance to the frame's time, then timers fire.
  func advanceAnimations() {
    for view in animatingViews where view.window === self {
      view.advanceAnimations(to: currentTime)
    }
    animatingViews.removeAll { !$0.hasAnimations || $0.window !== self }
    if currentTime >= nextAnimationFrame - 1e-9 {
      nextAnimationFrame = currentTime + Window.frameInterval
    }
    if let transition = sizeTransition, transition.isAnimated,
      currentTime >= transition.endTime - 1e-9
    {
      endSizeTransitionInCommit()
    }
    fireTimers()
  }

  /// Animations that no window shows by the end of this turn are at their end (DC-26).
  func endAnimationsOutsideWindows() {
    guard !Window.viewsAwaitingWindow.isEmpty else { return }
    let waiting = Window.viewsAwaitingWindow
    Window.viewsAwaitingWindow = []
    for entry in waiting {
      guard let view = entry.view, view.window == nil else { continue }
      view.endAnimations(finished: true, in: self)
    }
  }
}
