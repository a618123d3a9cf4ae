/// The transitions of a window that wait for its layout step or are running.
@MainActor
final class WindowTransitions {
  /// The transitions that start in the next layout step.
  private var starting: [ControllerTransition] = []
  /// The transitions that have started, and whose alongside animations wait for the layout.
  private var joining: [ControllerTransition] = []
  /// The transitions that have started and have not ended.
  private var running: [ControllerTransition] = []

  /// Starts a transition in the next layout step, after the layout of the views on screen.
  func schedule(_ transition: ControllerTransition) { starting.append(transition) }

  /// Runs the closures that are animated alongside a transition, after the layout that follows its start.
  func join(_ transition: ControllerTransition) { joining.append(transition) }

  /// Registers a transition that has started.
  func begin(_ transition: ControllerTransition) { running.append(transition) }

  /// Removes a transition that has ended.
  func end(_ transition: ControllerTransition) { running.removeAll { $0 === transition } }

  /// Starts the due transitions; if there are none, runs the closures alongside the started transitions.
  ///
  /// - Returns: Whether it has done one of the two; the layout step calls the method until the result is false.
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

  /// Sets the frames of the views of running transitions for the new size (table A.2, row 5).
  func containerViewsDidResize() {
    for transition in running { transition.containerViewDidResize() }
  }

  /// Ends interactive transitions of containers outside windows, without waiting for the end of the gesture.
  func endInteractiveOutsideWindows() {
    for transition in running
    where transition.isInteractive && transition.containerView.window == nil {
      transition.finishNow()
    }
  }

  /// Ends all interactive transitions when the window closes or is deallocated.
  func endInteractive() {
    for transition in running where transition.isInteractive { transition.finishNow() }
  }
}
