internal import Logging

/// The running and the waiting transitions of one container.
@MainActor
final class ContainerTransitions {
  private static let logger = Logger(label: "atrium.transition")

  private(set) var running: [ChildTransition] = []
  private(set) var waiting: [ContainerTransition] = []

  /// Begins a transition, or handles it by its overlap policy.
  ///
  /// - Returns: Whether the transition was accepted.
  func perform(_ request: ContainerTransition, in container: ViewController) -> Bool {
    var request = request
    request.interactor = request.interactor?.prepared
    guard !running.isEmpty || !waiting.isEmpty else {
      begin(request, in: container)
      return true
    }
    switch request.overlap {
    case .queue:
      waiting.append(request)
    case .latest:
      let dropped = waiting
      waiting = [request]
      for old in dropped { old.completion?(false) }
    case .supersede:
      let dropped = waiting
      waiting = []
      for old in dropped { old.completion?(false) }
      finishRunning()
      begin(request, in: container)
    case .alongside:
      begin(request, in: container)
    case .refuse:
      ContainerTransitions.logger.warning(
        """
        A transition of \(container.debugName) is refused since another transition has not ended; \
        wait for its completion, or choose another overlap policy.
        """)
      return false
    }
    return true
  }

  /// Begins a transition now.
  func run(_ transition: ChildTransition) {
    running.append(transition)
    transition.begin()
    transition.start()
  }

  private func begin(_ request: ContainerTransition, in container: ViewController) {
    var request = request
    // A callback may have removed a child since the request was made.
    request.leaving.removeAll { $0.parent !== container }
    request.coming.removeAll { $0.parent !== container }
    let transition = ChildTransition(request, in: container, manner: .request)
    guard request.beginning == .nextLayout, let window = container.viewIfLoaded?.unhiddenWindow
    else {
      return run(transition)
    }
    running.append(transition)
    window.schedule(transition)
  }

  /// The transition whose completion is being called; its coordinator can still be read in the completion.
  private var concluding: ChildTransition?

  /// The transition with the coordinator that controllers can read; nil if there is none.
  ///
  /// This is the last transition that has begun or is expected to run with an animation. If there is none, it is the
  /// transition whose completion is being called.
  var latest: ChildTransition? { running.last { $0.isCoordinated } ?? concluding }

  /// Removes a transition that is ending, and calls its completion.
  func conclude(_ transition: ChildTransition, completion: () -> Void) {
    running.removeAll { $0 === transition }
    let outer = concluding
    concluding = transition
    completion()
    concluding = outer
  }

  /// Begins the waiting transitions one by one, as long as no transition is running.
  func beginWaiting(in container: ViewController) {
    while running.isEmpty, !waiting.isEmpty { begin(waiting.removeFirst(), in: container) }
  }

  /// Ends the running transitions.
  private func finishRunning() {
    // The loop runs over a copy of the list. A transition that a completion begins is therefore not ended.
    for transition in running { transition.finishNow() }
  }

  /// Ends all running and waiting transitions.
  func finishAll(in container: ViewController) {
    let count = waiting.count
    finishRunning()
    // The end of a transition begins the first waiting transition. The next iteration ends that one.
    for _ in 0..<count { finishRunning() }
  }
}
