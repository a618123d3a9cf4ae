extension Window {
  /// Removes the root controller, whose controllers disappear, and cancels what the user does.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    cancelAllTouches()
    setKey(false)
    isVisible = false
    rootViewController = nil
  }

  /// Ends what only further turns could end, after the commit of the last turn.
  func endPendingWork() {
    for timer in takeAllTimers() { timer.invalidate() }
    displayLinks = []
    keyObservers = []
    timeOfDayObservers = []
    endAnimations()
    Window.recentWindows.removeAll { $0.view == nil || $0.view === self }
  }

  /// Removes all animations and calls the completions that wait.
  func endAnimations() {
    for view in animatingViews.views { view.endAnimations(finished: false, in: nil) }
    let waiting = waitingCompletions
    waitingCompletions = [:]
    for (_, completion) in waiting.sorted(by: { $0.key < $1.key }) { completion() }
  }
}
