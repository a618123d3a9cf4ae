internal import Logging

/// Completions that start the next animation, whose completion starts the next, and so on.
///
/// Where animations take no time such a chain would never give the turn back. There are two rules,
/// and everything that ends an animation goes by them:
///
/// - An animation that would have taken time, and lost it to the user's wish for less motion or for
///   want of a window, keeps its *completion* waiting for that time if it was itself started in a
///   completion. A pulse without end goes at its own pace, without frames in between.
/// - What has nothing to change is complete at once, and what has no duration once the call has
///   returned; after a while the rest waits for the next round of the commit, of which a turn has ten.
@MainActor
enum CompletionChain {
  /// How many completions may stand inside one another.
  static let longest = 32
  private static var depth = 0
  /// What is due when the completion that is being run has returned.
  private static var followers: [() -> Void] = []

  /// How long a completion waits that is called without its animation's having run.
  ///
  /// - Parameter lostTime: What the animation that is being started should take, in seconds.
  /// - Returns: That time inside a completion, else zero: the first of a chain does not wait (DC-8).
  static func wait(insteadOf lostTime: Double) -> Double {
    depth > 0 && lostTime.isFinite ? max(0, lostTime) : 0
  }

  /// Calls a completion; later, if it stands inside too many others.
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

  /// Calls the completion of something without duration, once the call that asks for it has returned
  ///
  ///
  /// That is in the commit of the window's next turn; inside another completion, when that has
  /// returned.
  static func runAfterCall(in window: Window, _ completion: @escaping () -> Void) {
    if depth > 0 {
      followers.append(completion)
    } else {
      window.commitQueue.addUnit(order: AnimationGroup.takeOrder()) { run(completion) }
      window.setNeedsTurn()
    }
  }

  /// Calls a completion after a time of a window's clock.
  ///
  /// - Parameters:
  ///   - wait: In seconds; see ``wait(insteadOf:)``.
  ///   - window: Whose clock; that of the last turn if nil.
  ///   - completion: What is to be called.
  static func run(after wait: Double, in window: Window?, _ completion: @escaping () -> Void) {
    guard wait > 1e-9, let window = window ?? Window.inTurn ?? Window.latest else {
      run(completion)
      return
    }
    window.callInCommit(after: wait) { run(completion) }
  }

  /// Leaves a completion to the commit of the turn that is being run.
  ///
  /// - Returns: Whether there is one.
  private static func postpone(_ completion: @escaping () -> Void) -> Bool {
    guard let window = Window.inTurn else {
      guard depth < 10 * longest else {
        programmerError(
          "\(depth) completions of animations without duration stand inside one another; give the "
            + "animations a duration and something that they change, without disabling animations, or "
            + "start the next one later.")
      }
      return false
    }
    Window.logger.warning(
      """
      \(depth) completions of animations without duration stand inside one another; the next one \
      waits. Give the animations a duration and something to change, without disabling animations, \
      or do not start the next one in the completion.
      """)
    window.commitQueue.addUnit { run(completion) }
    window.setNeedsTurn()
    return true
  }
}

extension Window {
  /// The window that lives and had the last turn, or was made last.
  static var latest: Window? {
    recentWindows.removeAll { $0.view == nil }
    return recentWindows.last?.view as? Window
  }

  /// Makes this window the ``latest`` one.
  func noteAsLatest() {
    guard Window.recentWindows.last?.view !== self else { return }
    Window.recentWindows.removeAll { $0.view == nil || $0.view === self }
    Window.recentWindows.append(WeakView(self))
  }

  /// Calls something in the commit of the first turn after a time, in seconds.
  fileprivate func callInCommit(after seconds: Double, _ action: @escaping () -> Void) {
    let key = AnimationGroup.takeOrder()
    waitingCompletions[key] = action
    scheduleTimer(withTimeInterval: seconds) { [weak self] _ in
      guard let self, let action = waitingCompletions.removeValue(forKey: key) else { return }
      commitQueue.addUnit(order: key, action)
    }
  }
}
