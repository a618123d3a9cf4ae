/// An animation of views that can be paused, scrubbed, reversed and continued.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center = open }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// An animator retains itself while it runs. Releasing a paused or stopped animator traps, so it must be finished
/// first. Animation blocks in the animator's closures run with the animator, and their own durations are ignored.
///
/// If the user has turned motion off, starting an animator finishes it immediately. Scrubbing then shows the new
/// values immediately, but the animator can still be reversed. An animator without changes or without a duration
/// finishes in the commit of the turn, after the call that starts it has returned.
@MainActor
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// The curve or spring of the animation.
  public let timingParameters: any TimingCurveProvider
  /// The duration, in seconds: the requested duration, or the settling time of a physical spring.
  public let duration: Double
  /// The delay of the last start, in seconds.
  public private(set) var delay = 0.0
  /// The current state of the animator.
  public internal(set) var state = ViewAnimatingState.inactive
  /// Whether views receive touches during the animation.
  ///
  /// A change of this property affects only closures that run later.
  public var isUserInteractionEnabled = true
  /// Whether a running animator can be paused and stopped; if false, pausing or stopping it traps.
  public var isInterruptible = true
  /// Whether scrubbing changes the values linearly instead of by the timing curve; true by default.
  public var scrubsLinearly = true
  /// Whether the animator pauses at its end, and remains active, instead of finishing.
  public var pausesOnCompletion = false {
    didSet { driver?.pausesAtEnd = pausesOnCompletion }
  }

  let timing: AnimationTiming
  let options: View.AnimationOptions
  var driver: AnimationDriver?
  private var wasReversed = false
  private var animations: [(delayFactor: Double, closure: () -> Void)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []
  /// The number of animation blocks that have not ended.
  private var pending = 0
  private var isRunningClosures = false
  /// The start and end values between which a stopped animator can still choose.
  private var stoppedEnds: [AnimationEnds] = []
  /// A number that increases with each activation, and when the animator stops or finishes.
  ///
  /// A block that was made under an earlier number is ignored when it ends.
  private var generation = 0

  /// Makes an inactive animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; a physical spring has its own duration.
  ///   - timingParameters: The curve or spring.
  public convenience init(duration: Double, timingParameters: any TimingCurveProvider) {
    self.init(duration: duration, timingParameters: timingParameters, options: [])
  }

  init(
    duration: Double, timingParameters: any TimingCurveProvider, options: View.AnimationOptions
  ) {
    self.timingParameters = timingParameters
    self.options = options
    let wanted = duration.isFinite ? max(0, duration) : 0
    (timing, self.duration) = timingParameters.timing(for: wanted)
  }

  /// Whether the animator is active and not paused.
  public var isRunning: Bool { state == .active && driver?.isHeld == false }

  /// Whether the animator runs backwards, to its start; reversing a running animator keeps its progress.
  public var isReversed: Bool {
    get { wasReversed }
    set {
      guard newValue != wasReversed else { return }
      wasReversed = newValue
      if isRunning { driver?.run(reversed: newValue) }
    }
  }

  /// The progress of the animator, from 0 to 1.
  ///
  /// While the animator runs, this is the elapsed fraction of its duration. While it is paused and
  /// ``scrubsLinearly`` is true, this is the fraction of the change of the values. Setting the progress makes an
  /// inactive animator active, and a running animator continues from there. For a stopped animator, setting the
  /// progress traps.
  public var fractionComplete: Double {
    get { driver?.fraction ?? 0 }
    set { scrub(to: newValue.isNaN ? 0 : min(max(newValue, 0), 1)) }
  }

  /// Adds changes that start after a fraction of the remaining duration has passed.
  ///
  /// In an active animator, the closure runs immediately, and the changes end with the animator. Traps if the
  /// animator is stopped.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: The fraction of the remaining duration after which the changes start, clamped to 0 … 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    animations.append((factor, animation))
    guard state != .inactive else { return }
    requireNotStopped("addAnimations(_:delayFactor:)")
    runAnimations()
  }

  /// Adds a closure whose changes are animated; it runs when the animator becomes active.
  ///
  /// In an active animator, the closure runs immediately, and the changes take the remaining duration. Traps if the
  /// animator is stopped.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a completion handler, which receives the final position; handlers are called in the order of addition.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animator, or continues it with its own timing; traps if it is stopped.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after a delay, in seconds; traps if the animator is stopped.
  public func startAnimation(afterDelay delay: Double) {
    requireNotStopped("startAnimation()")
    guard !isRunning else { return }
    if state == .inactive { activate(fading: true) }
    self.delay = delay.isFinite ? max(0, delay) : 0
    letGo(after: self.delay) { $0.run(reversed: wasReversed, delay: self.delay) }
  }

  /// Pauses the animator at its current progress; an inactive animator becomes active at its start.
  ///
  /// Traps if the animator is stopped, or if it runs and is not interruptible.
  public func pauseAnimation() {
    requireNotStopped("pauseAnimation()")
    if state == .inactive { activate() }
    requireInterruptible("pauseAnimation()")
    driver?.hold(linearly: scrubsLinearly)
    driver?.keeper = nil
  }

  /// Continues a paused animator.
  ///
  /// New timing parameters apply from the current values to the end. A spring starts with the velocity that the views
  /// had at the pause, unless it has an initial velocity. Traps if the animator is stopped.
  ///
  /// - Parameters:
  ///   - parameters: The new timing; nil keeps the animator's timing.
  ///   - durationFactor: The duration of the remaining animation, as a fraction of the animator's duration; 0 keeps
  ///     the remaining duration.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    requireNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
    if isRunning { driver?.hold(linearly: scrubsLinearly) }
    if state == .inactive { activate() }
    let length: Double? =
      durationFactor.isFinite && durationFactor > 0 ? duration * durationFactor : nil
    letGo { driver in
      guard let parameters else {
        driver.run(reversed: wasReversed, length: length)
        return
      }
      let new = parameters.timing(
        for: length ?? driver.timeLeft(reversed: wasReversed),
        velocity: driver.restVelocity(reversed: wasReversed))
      driver.run(reversed: wasReversed, by: new.timing, length: new.duration)
    }
  }

  /// Stops the animator at its current progress.
  ///
  /// Traps if the animator runs and is not interruptible. Does nothing if it is not active.
  ///
  /// - Parameter withoutFinishing: True leaves the views as they are drawn now, and calls no completion handler.
  ///   After false, ``finishAnimation(at:)`` must be called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    requireInterruptible("stopAnimation(_:)")
    driver?.hold(linearly: false)
    driver?.keeper = nil
    let ends = driver?.groups.flatMap(\.ends) ?? []
    settle(at: .current)
    if withoutFinishing {
      reset()
    } else {
      (state, stoppedEnds) = (.stopped, ends)
    }
  }

  /// Finishes a stopped animator at a position, and calls the completion handlers.
  ///
  /// Traps unless the animator is stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else {
      programmerError(
        "It is an error to call finishAnimation(at:) on a property animator that is not stopped: it is "
          + "\(state). Call stopAnimation(false) first.")
    }
    for ends in stoppedEnds { ends.set(to: finalPosition) }
    end(at: finalPosition)
  }

  isolated deinit {
    if state == .stopped || (state == .active && !isRunning) {
      programmerError(
        "It is an error to release a paused or stopped property animator: it is \(state). Keep it, and "
          + "call continueAnimation(withTimingParameters:durationFactor:), or stopAnimation(_:) and "
          + "finishAnimation(at:), before the last reference is released.")
    }
  }
}

extension ViewPropertyAnimator {
  private func activate(fading: Bool = false) {
    state = .active
    generation += 1
    let driver = AnimationDriver(duration: duration, timing: timing, isReversed: wasReversed)
    driver.fadesInstead = fading && !wasReversed
    driver.pausesAtEnd = pausesOnCompletion
    self.driver = driver
    runAnimations()
  }

  /// Runs the closures that have been added since the last call.
  ///
  /// Each block starts at its position on the timeline and ends at the end of the timeline.
  private func runAnimations() {
    guard let driver else { return }
    let (closures, generation) = (animations, self.generation)
    animations = []
    let place = driver.fraction
    let interaction: View.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    let options = self.options.union(interaction).union([
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ])
    let wasRunningClosures = isRunningClosures
    isRunningClosures = true
    for entry in closures where generation == self.generation {
      pending += 1
      DrivenAnimation.run(on: driver, from: place + entry.delayFactor * (1 - place)) {
        _ = View.runBlock(
          duration: duration, delay: 0, timing: timing, options: options, endsInCall: true,
          animations: entry.closure
        ) { [weak self] finished in
          self?.blockDidEnd(finished: finished, generation: generation)
        }
      }
    }
    isRunningClosures = wasRunningClosures
    // If a closure has stopped the animator, nothing runs the driver any more, so the changes take effect at once.
    if generation != self.generation { for group in driver.groups { group.settle(at: .end) } }
  }

  private func blockDidEnd(finished: Bool, generation: Int) {
    guard generation == self.generation, state != .inactive else { return }
    pending -= 1
    // If a closure changes nothing, its block ends immediately, before the other closures have run.
    guard pending == 0, !isRunningClosures else { return }
    end(at: finished ? (driver?.isReversed == true ? .start : .end) : .current)
  }

  /// Runs the driver; finishes at once if the user has turned motion off.
  private func letGo(after delay: Double = 0, _ run: (AnimationDriver) -> Void) {
    // A closure of the animator may have stopped it.
    guard let driver, state == .active else { return }
    if pending > 0, driver.window?.settings.motion == .off {
      return finish(lostTime: delay + driver.timeLeft(reversed: wasReversed))
    }
    driver.keeper = self
    run(driver)
    if pending == 0 { finishAfterCall() }
  }

  /// Finishes an animator that has no animations, after the current call has returned.
  private func finishAfterCall() {
    let generation = self.generation
    CompletionChain.runAfterCall { [self] in
      guard generation == self.generation, pending == 0, isRunning else { return }
      finish()
    }
  }

  /// Finishes the animator at the end to which it runs, or pauses it there.
  private func finish(lostTime: Double = 0) {
    if pausesOnCompletion, pending == 0 {
      driver?.hold(linearly: false)
      driver?.move(to: wasReversed ? 0 : 1)
      driver?.keeper = nil
      return
    }
    let position: ViewAnimatingPosition = wasReversed ? .start : .end
    settle(at: position)
    end(at: position, lostTime: lostTime)
  }

  private func scrub(to fraction: Double) {
    requireNotStopped("fractionComplete")
    let wasRunning = isRunning
    if !wasRunning, state == .active {
      driver?.move(to: fraction)
      return
    }
    pauseAnimation()
    driver?.move(to: fraction)
    if wasRunning { letGo { $0.run(reversed: wasReversed) } }
  }

  /// Moves the views to a position and removes the animations.
  private func settle(at position: ViewAnimatingPosition) {
    // With a new generation, `blockDidEnd` ignores the blocks that end below.
    generation += 1
    for group in driver?.groups ?? [] { group.settle(at: position) }
  }

  private func reset() {
    state = .inactive
    driver?.keeper = nil
    driver = nil
    pending = 0
    generation += 1
    animations = []
    completions = []
    stoppedEnds = []
  }

  private func end(at position: ViewAnimatingPosition, lostTime: Double = 0) {
    let (completions, window) = (self.completions, driver?.window)
    reset()
    CompletionChain.run(after: CompletionChain.wait(insteadOf: lostTime), in: window) {
      for completion in completions { completion(position) }
    }
  }

  private func requireNotStopped(_ call: String) {
    guard state == .stopped else { return }
    programmerError(
      "\(call) was called on a stopped property animator; call finishAnimation(at:) first.")
  }

  private func requireInterruptible(_ call: String) {
    guard !isInterruptible, isRunning else { return }
    programmerError(
      "\(call) was called on a running property animator whose isInterruptible is false; let it run, "
        + "or set isInterruptible before it starts.")
  }
}
