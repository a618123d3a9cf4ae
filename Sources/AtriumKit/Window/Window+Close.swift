extension Window {
  /// Closes the window.
  ///
  /// The root controller is removed and disappears with its children, and all touches are cancelled.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    cancelAllTouches()
    setKey(false)
    isVisible = false
    rootViewController = nil
  }

  /// Ends the timers, observers and animations, after the commit of the last turn.
  func endPendingWork() {
    runningAnimations.removeDisplayLinks()
    keyObservers.removeAll()
    timeOfDayObservers.removeAll()
    keepTools { _ in false }
    // The window is removed from the list before the completions run. Animations that a completion starts outside
    // windows then wait for another window.
    Window.list.remove(self)
    // A completion may start further animations in this window. The number of rounds is limited, as it is in a turn.
    var rounds = 0
    repeat {
      rounds += 1
      endAnimations()
      for work in commitQueue.take() { work.cause.run(work.action) }
    } while (isAnimating || !commitQueue.isEmpty) && rounds < 10
    for timer in timers.takeAll() { timer.endWithWindow() }
  }

  /// Ends interactive transitions, removes all animations, and calls the waiting completions.
  func endAnimations() {
    transitions.endInteractive()
    runningAnimations.endAll()
  }
}
