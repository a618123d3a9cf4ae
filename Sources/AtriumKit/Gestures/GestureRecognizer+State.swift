extension GestureRecognizer {
  /// Changes the state if G-12 allows the change; otherwise does nothing.
  func move(to new: State) {
    guard GestureRecognizer.isLegal(from: course.state, to: new) else { return }
    inArena {
      guard course.state == .possible, new != .failed else { return settle(new) }
      // A continuous gesture fails if it ends before it was allowed to begin.
      if course.awaited == .began, new == .ended { return settle(.failed) }
      attempt(new)
    }
  }

  private static func isLegal(from old: State, to new: State) -> Bool {
    switch (old, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }

  /// Leaves *possible* if the required recognisers have failed, and no rival, view or delegate prevents this.
  func attempt(_ new: State) {
    switch standing {
    case .refused: return settle(.failed)
    case .waiting:
      course.awaited = new
      course.arena?.wait(self)
      return
    case .free: break
    }
    course.awaited = nil
    course.arena?.stopWaiting(self)
    let isAllowed = !isPrevented && mayBegin
    // The view or the delegate may have disabled the recogniser when it was asked.
    guard course.state == .possible else { return }
    guard isAllowed else { return settle(.failed) }
    course.state = new
    course.arena?.note(self)
    takeOver()
    guard course.state == new else { return }
    course.isAnnounced = true
    sendActions()
  }

  /// Enters a state that no rival, view or delegate can prevent.
  func settle(_ new: State) {
    if course.arena == nil { course.arena = view?.window?.touches.arena }
    course.state = new
    course.awaited = nil
    course.arena?.stopWaiting(self)
    course.arena?.note(self)
    if new != .failed, course.isAnnounced { sendActions() }
  }

  /// Calls the recogniser's actions.
  ///
  /// The actions may release a container around the view while the container's own code is handling the gesture. The
  /// container is therefore retained until the actions return.
  private func sendActions() {
    var holder = view
    while let current = holder, current.viewController == nil { holder = current.superview }
    withExtendedLifetime(holder?.viewController) {
      for action in actions { action.perform(self) }
    }
  }

  /// Ends the gesture, because the view leaves its window or the recogniser is disabled.
  func abandon() {
    inArena {
      switch course.state {
      case .began, .changed: settle(.cancelled)
      case .possible: settle(.failed)
      case .ended, .cancelled, .failed: break
      }
      // Even if it is enabled again, the recogniser ignores the touches that are down now.
      touches = []
    }
  }

  /// Runs a closure in the arena, which is settled when the outermost closure returns.
  func inArena(_ body: () -> Void) {
    if course.arena == nil { course.arena = view?.window?.touches.arena }
    guard let arena = course.arena else {
      // Outside a window there is no contest.
      body()
      finishEvent()
      return
    }
    arena.perform {
      arena.note(self)
      body()
    }
  }

  /// Finishes an event or a timer.
  ///
  /// Lifted touches are removed. A recogniser in a final state is reset (G-14).
  func finishEvent() {
    if course.awaited == nil { touches.removeAll { $0.phase == .ended || $0.phase == .cancelled } }
    let hadInput = !course.history.isEmpty || course.touchless != nil
    if let touchless = course.touchless, touchless.isOver { course.touchless = nil }
    forgetHistory()
    // A gesture is stuck if there is no input and no timer that could still decide it.
    let isStuck =
      hadInput && touches.isEmpty && course.touchless == nil && course.timers.isEmpty
    switch course.state {
    case .possible:
      guard isStuck, course.awaited == nil else { return }
      settle(.failed)
      restart()
    case .began, .changed:
      guard isStuck else { return }
      settle(.cancelled)
      restart()
    case .ended, .cancelled, .failed: restart()
    }
  }

  /// Trims the history.
  ///
  /// Without this, a long gesture would retain every touch that it has received.
  private func forgetHistory() {
    let isMade = course.state == .began || course.state == .changed
    guard isMade || course.history.count > 2 * GestureCourse.rememberedTouches else { return }
    let (down, over) = (
      course.history.filter { !$0.phase.isOver }, course.history.filter(\.phase.isOver)
    )
    course.history = (isMade ? over.suffix(1) : over.suffix(GestureCourse.rememberedTouches)) + down
  }

  private func restart() {
    for timer in course.timers { timer.invalidate() }
    touches = []
    let (arena, location) = (course.arena, course.location)
    course = GestureCourse()
    course.location = location
    arena?.stopWaiting(self)
    reset()
  }
}
