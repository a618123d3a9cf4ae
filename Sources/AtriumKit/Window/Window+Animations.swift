import AtriumGeometry

extension Window {
  /// The window with the turn that is running.
  static weak var inTurn: Window?

  /// Whether animations need more turns.
  ///
  /// A paused animation does not count, nor does an endless one that is invisible.
  var isAnimating: Bool { animationDeadline != nil }

  /// The time at which animations need the next turn, in seconds; nil if they need none.
  ///
  /// A visible animation needs every frame. A waiting or invisible one needs only its begin or end.
  var animationDeadline: Double? {
    let isSeen = isVisible && !isHidden
    var deadline: Double?
    if isSeen { deadline = displayLinks.map(\.nextTime).min() }
    for view in animatingViews.views {
      guard let next = view.nextAnimationTime(after: currentTime, isSeen: isSeen) else { continue }
      let time = next < currentTime ? nextAnimationFrame : max(next, nextAnimationFrame)
      deadline = min(deadline ?? time, time)
      if time <= nextAnimationFrame { break }
    }
    return deadline
  }

  func addAnimatingView(_ view: View) {
    let isFirst = animatingViews.isEmpty && displayLinks.isEmpty
    guard animatingViews.append(view) else { return }
    let frame = currentTime + frameInterval
    nextAnimationFrame = isFirst ? frame : min(nextAnimationFrame, frame)
    updateFrameRequest()
  }

  /// Step 2: advances animations to the frame's time, then fires timers.
  func advanceAnimations() {
    for view in animatingViews.views where view.window === self {
      statistics.animatedViewCount += 1
      view.advanceAnimations(to: currentTime)
    }
    animatingViews.removeAll { !$0.hasAnimations || $0.window !== self }
    fireDisplayLinks()
    if currentTime >= nextAnimationFrame - 1e-9 {
      let interval = frameInterval(preferred: highestPreferredRate)
      nextAnimationFrame = frameTime(after: nextAnimationFrame, interval: interval)
    }
    if let transition = sizeTransition, transition.isAnimated,
      currentTime >= transition.endTime - 1e-9
    {
      endSizeTransitionInCommit()
    }
    fireTimers()
  }

  /// The highest frame rate that an animation prefers; `Int.max` for every frame.
  private var highestPreferredRate: Int {
    var highest = 0
    for view in animatingViews.views where highest < .max {
      highest = max(highest, view.preferredFramesPerSecond)
    }
    return highest == 0 ? .max : highest
  }

  /// Ends animations of views that are in no window at the end of this turn (DC-26), unless they
  /// are paused.
  func endAnimationsOutsideWindows() {
    guard !Window.viewsAwaitingWindow.isEmpty else { return }
    let waiting = Window.viewsAwaitingWindow
    Window.viewsAwaitingWindow = []
    for entry in waiting {
      guard let view = entry.view, view.window == nil else { continue }
      view.endMovingAnimations(in: self)
    }
  }
}

extension View {
  /// The time at which the view's animations need the next turn, in seconds; a time before `time`
  /// for every frame, nil for never.
  fileprivate func nextAnimationTime(after time: Double, isSeen: Bool) -> Double? {
    let isSeen = isSeen && !isInHiddenView
    var next: Double?
    if let effect = transitionEffect {
      next = effect.group.nextTime(after: time, isSeen: isSeen)
    }
    for animation in animations {
      guard let own = animation.nextTime(after: time, isSeen: isSeen) else { continue }
      next = min(next ?? own, own)
    }
    return next
  }

  private var isInHiddenView: Bool {
    var view: View? = self
    while let current = view {
      if current.isOutOfSight { return true }
      view = current.superview
    }
    return false
  }

  /// The highest rate that one of the view's animations prefers; 0 if it has none.
  fileprivate var preferredFramesPerSecond: Int {
    var highest = transitionEffect?.group.options.preferredFramesPerSecond ?? 0
    for animation in animations where highest < .max {
      highest = max(highest, animation.group.options.preferredFramesPerSecond)
    }
    return highest
  }

  /// Ends the animations that are not paused, at their ends.
  fileprivate func endMovingAnimations(in window: Window) {
    for group in animations.map(\.group) where !group.isHeld {
      group.loseTime(in: window)
      endAnimations(of: group, finished: true)
    }
  }
}
