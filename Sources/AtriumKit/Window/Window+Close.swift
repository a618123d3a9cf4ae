extension Window {
  /// Closes the window: removes the root controller, which disappears with its children, and
  /// cancels all touches.
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
    // The window is removed before the completions run, so that animations that completions start
    // outside windows wait for another window.
    Window.list.remove(self)
    // Completions may start more animations in this window; the number of rounds is limited as in a
    // turn.
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
