/// The transitions of a window: those that wait for its layout step, and those in progress.
@MainActor
final class WindowTransitions {
  /// The transitions that start in the next layout step.
  private var starting: [ControllerTransition] = []
  /// The transitions that have started, and whose alongside closures wait for the layout.
  private var joining: [ControllerTransition] = []
  /// The transitions that have started and have not ended.
  private var running: [ControllerTransition] = []

  /// Starts a transition in the coming layout step, after what is on screen has its place.
  func schedule(_ transition: ControllerTransition) { starting.append(transition) }

  /// Runs the alongside closures of a transition after the layout that follows its start.
  func join(_ transition: ControllerTransition) { joining.append(transition) }

  /// Registers a transition that has started.
  func begin(_ transition: ControllerTransition) { running.append(transition) }

  /// Forgets a transition that has ended.
  func end(_ transition: ControllerTransition) { running.removeAll { $0 === transition } }

  /// Starts the transitions that are due, or runs the alongside closures; the layout step continues until
  /// there are none.
  ///
  /// - Returns: Whether there were any.
  func advance() -> Bool {
    if !starting.isEmpty {
      let transitions = starting
      starting = []
      for transition in transitions {
        transition.cause.run {
          transition.begin()
          transition.start()
        }
      }
      return true
    }
    guard !joining.isEmpty else { return false }
    let transitions = joining
    joining = []
    for transition in transitions { transition.cause.run { transition.runAlongside() } }
    return true
  }

  /// Row 5 of a resize: moving views take the places that belong to the new size.
  func containerViewsDidResize() {
    for transition in running { transition.containerViewDidResize() }
  }

  /// Ends interactive transitions whose container has left the window; no gesture ends them any more.
  func endInteractiveOutsideWindows() {
    for transition in running
    where transition.isInteractive && transition.containerView.window == nil {
      transition.finishNow()
    }
  }

  /// Ends all interactive transitions, since the window is deallocated.
  func endInteractive() {
    for transition in running where transition.isInteractive { transition.finishNow() }
  }
}
