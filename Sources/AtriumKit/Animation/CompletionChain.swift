internal import Logging

/// Completions that start further animations with completions.
///
/// Without durations, a chain of completions would never return control to the event loop. Two rules prevent this.
/// All code that ends an animation follows them:
///
/// - An animation that starts in a completion may lose its duration because of reduced motion or because it is in no
///   window. Its *completion* still waits for that duration. An endless pulse therefore keeps its pace, without
///   display frames in between.
/// - An animation that changes nothing completes immediately. An animation without a duration completes after the
///   call that starts it has returned. After ``longest`` nested completions, the remaining completions wait for the
///   next round of the commit. A turn has ten rounds.
@MainActor
enum CompletionChain {
  /// The maximum number of nested completions.
  static let longest = 32
  private static var depth = 0
  /// The completions that run after the current completion has returned.
  private static var followers: [() -> Void] = []
  /// The completions that belong to no window; the next commit of any window runs them.
  private static var waiting: [(order: Int, completion: () -> Void)] = []

  /// Returns the delay of a completion whose animation has lost its duration, in seconds.
  ///
  /// - Parameter lostTime: The duration that the animation has lost, in seconds.
  /// - Returns: Inside another completion, the lost time if it is finite; 0 in all other cases. The first completion of
  ///   a chain does not wait (DC-8).
  static func wait(insteadOf lostTime: Double) -> Double {
    depth > 0 && lostTime.isFinite ? max(0, lostTime) : 0
  }

  /// Runs a completion, or postpones it if it is nested too deeply.
  static func run(_ completion: @escaping () -> Void) {
    if depth >= longest, postpone(completion) { return }
    depth += 1
    let outer = followers
    followers = []
    completion()
    let due = followers
    followers = outer
    for follower in due { run(follower) }
    depth -= 1
  }

  /// Runs the completion of an animation without a duration, after the current call has returned.
  ///
  /// The completion runs in the commit of the window's next turn. Inside another completion, it runs after that
  /// completion has returned.
  static func runAfterCall(in window: Window, _ completion: @escaping () -> Void) {
    if depth > 0 {
      followers.append(completion)
    } else {
      window.commitQueue.addUnit(order: AnimationGroup.takeOrder()) { run(completion) }
      window.setNeedsTurn()
    }
  }

  /// Runs the completion of an animation that belongs to no window, after the current call has returned.
  ///
  /// The completion runs in the next commit of any window. During a turn, this is the commit of that turn. Outside a
  /// turn, the latest window schedules a turn for the completion. Without any window, the completion runs
  /// immediately. Inside another completion, it runs after that completion has returned.
  static func runAfterCall(_ completion: @escaping () -> Void) {
    if let window = Window.list.inTurn { return runAfterCall(in: window, completion) }
    guard depth == 0 else { return followers.append(completion) }
    guard let window = Window.list.latest else { return run(completion) }
    waiting.append((AnimationGroup.takeOrder(), completion))
    window.setNeedsTurn()
  }

  /// Adds the completions that belong to no window to a window's commit.
  static func addWaiting(to queue: CommitQueue) {
    guard !waiting.isEmpty else { return }
    for (order, completion) in waiting { queue.addUnit(order: order) { run(completion) } }
    waiting = []
  }

  /// Runs a completion after a delay on a window's clock.
  ///
  /// - Parameters:
  ///   - wait: The delay, in seconds; see ``wait(insteadOf:)``.
  ///   - window: The window; nil stands for the window whose turn is running, or outside turns for the latest window.
  ///   - completion: The completion.
  static func run(after wait: Double, in window: Window?, _ completion: @escaping () -> Void) {
    guard wait > 1e-9, let window = window ?? Window.list.inTurn ?? Window.list.latest else {
      run(completion)
      return
    }
    window.callInCommit(after: wait) { run(completion) }
  }

  /// Postpones a completion to the commit of the current turn.
  ///
  /// Traps if no turn is running and completions are nested too deeply.
  ///
  /// - Returns: Whether the completion was postponed; false if no turn is running.
  private static func postpone(_ completion: @escaping () -> Void) -> Bool {
    guard let window = Window.list.inTurn else {
      guard depth < 10 * longest else {
        programmerError(
          "\(depth) completions of animations without duration are nested; give the "
            + "animations a duration and something that they change, without disabling animations, or "
            + "start the next animation later.")
      }
      return false
    }
    Window.logger.warning(
      """
      \(depth) completions of animations without duration are nested; the next completion \
      waits. Give the animations a duration and something to change, without disabling animations, \
      or do not start the next animation in the completion.
      """)
    window.commitQueue.addUnit { run(completion) }
    window.setNeedsTurn()
    return true
  }
}

extension Window {
  /// Runs an action in the commit of the first turn after a delay, in seconds.
  fileprivate func callInCommit(after seconds: Double, _ action: @escaping () -> Void) {
    let key = AnimationGroup.takeOrder()
    runningAnimations.keep(key, action)
    scheduleTimer(withTimeInterval: seconds) { [weak self] _ in
      guard let self, let action = runningAnimations.takeCompletion(key) else { return }
      commitQueue.addUnit(order: key, action)
    }
  }
}
