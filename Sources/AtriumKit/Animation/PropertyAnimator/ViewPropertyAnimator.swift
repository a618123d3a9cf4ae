/// Changes of views as an animation that can be held, moved by hand, turned round and continued.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center = open }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// It keeps itself alive while it runs. Releasing it while it is held or stopped traps: finish
/// it first. Blocks that its closures start run with it, whatever their own duration. With motion off
/// a start is over at once; what a hand moves shows the new values at once, and can still be taken
/// back.
@MainActor
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// How its motion goes from its beginning to its end.
  public let timingParameters: any TimingCurveProvider
  /// How long it takes, in seconds: what was asked for, or what a spring by its physics takes.
  public let duration: Double
  /// How long it waits at its start, in seconds.
  public private(set) var delay = 0.0
  /// What it is doing.
  public internal(set) var state = ViewAnimatingState.inactive
  /// Whether views can be touched while they are animated; for closures added later.
  public var isUserInteractionEnabled = true
  /// Whether it may be held or stopped; if not, those calls trap while it runs.
  public var isInterruptible = true
  /// Whether a hand moves it evenly, instead of along its timing.
  public var scrubsLinearly = true
  /// Whether it stays active at its end, held there.
  public var pausesOnCompletion = false {
    didSet { driver?.pausesAtEnd = pausesOnCompletion }
  }

  let timing: AnimationTiming
  let options: View.AnimationOptions
  var driver: AnimationDriver?
  private var wasReversed = false
  private var animations: [(delayFactor: Double, closure: () -> Void)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []
  /// Blocks that are not over.
  private var pending = 0
  private var isRunningClosures = false
  /// How often it became active: blocks of earlier times are not heard any more.
  private var generation = 0

  /// Makes an animator; nothing moves yet.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a spring by its physics takes its own time.
  ///   - timingParameters: A curve or a spring.
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

  /// Whether it moves by itself at present.
  public var isRunning: Bool { state == .active && driver?.isHeld == false }

  /// Whether it goes to its beginning; turning it round while it runs keeps its place.
  public var isReversed: Bool {
    get { wasReversed }
    set {
      guard newValue != wasReversed else { return }
      wasReversed = newValue
      if isRunning { driver?.run(reversed: newValue) }
    }
  }

  /// How far it is, 0 … 1.
  ///
  /// While it runs this is the part of its time. Held, it is the part of the way, if
  /// ``scrubsLinearly``. Setting it makes an animator active that is not, and holds one that runs
  /// until it has moved. Traps if the animator is stopped.
  public var fractionComplete: Double {
    get { driver?.fraction ?? 0 }
    set { scrub(to: newValue.isNaN ? 0 : min(max(newValue, 0), 1)) }
  }

  /// Adds changes, which begin later if a factor says so.
  ///
  /// While the animator is active they are run at once and take the time that is left. Traps if it is
  /// stopped.
  ///
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: The part of the remaining time after which they begin, brought into 0 … 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    animations.append((factor, animation))
    guard state != .inactive else { return }
    requireNotStopped("addAnimations(_:delayFactor:)")
    runAnimations()
  }

  /// Adds changes.
  ///
  /// While the animator is active they are run at once and take the time that is left. Traps if it is
  /// stopped.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what is called at the end, in the order of addition; it hears where that was.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or lets it go on by its own timing; traps if it is stopped.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after a delay, in seconds; traps if it is stopped.
  public func startAnimation(afterDelay delay: Double) {
    requireNotStopped("startAnimation()")
    guard !isRunning else { return }
    if state == .inactive { activate(fading: true) }
    self.delay = delay.isFinite ? max(0, delay) : 0
    letGo(after: self.delay) { $0.run(reversed: wasReversed, delay: self.delay) }
  }

  /// Holds it where it is; one that is not active becomes so, at its beginning.
  ///
  /// Traps if it is stopped, or runs and is not interruptible.
  public func pauseAnimation() {
    requireNotStopped("pauseAnimation()")
    if state == .inactive { activate() }
    requireInterruptible("pauseAnimation()")
    driver?.hold(linearly: scrubsLinearly)
    driver?.keeper = nil
  }

  /// Lets a held animator go on.
  ///
  /// Another timing goes from where everything is to the end; a spring goes on with the velocity that
  /// the motion had, unless it has one of its own. Traps if the animator is stopped.
  ///
  /// - Parameters:
  ///   - parameters: Another timing; nil for its own.
  ///   - durationFactor: How long the rest takes, as a part of the whole duration; 0 for what is left.
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

  /// Stops it where it is.
  ///
  /// Traps if it runs and is not interruptible. Nothing happens if it is not active.
  ///
  /// - Parameter withoutFinishing: True leaves the views as they look now, and nothing is called;
  ///   after false ``finishAnimation(at:)`` must be called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    requireInterruptible("stopAnimation(_:)")
    driver?.hold(linearly: false)
    driver?.keeper = nil
    if withoutFinishing {
      settle(at: .current)
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation, with the views at a place, and calls the completions.
  ///
  /// Traps unless the animator is stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else {
      programmerError(
        "It is an error to call finishAnimation(at:) on a property animator that is not stopped: it is "
          + "\(state). Call stopAnimation(false) before.")
    }
    settle(at: finalPosition)
    end(at: finalPosition)
  }

  isolated deinit {
    if state == .stopped || (state == .active && !isRunning) {
      programmerError(
        "It is an error to release a paused or stopped property animator: it is \(state). Keep it, and "
          + "call continueAnimation(withTimingParameters:durationFactor:), or stopAnimation(_:) and "
          + "finishAnimation(at:), before the last reference goes.")
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

  /// Runs what was added since the last time, each from its place to the end.
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
    for entry in closures {
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
  }

  private func blockDidEnd(finished: Bool, generation: Int) {
    guard generation == self.generation, state != .inactive else { return }
    pending -= 1
    // A closure that changes nothing is over before it could be heard of.
    guard pending == 0, !isRunningClosures else { return }
    end(at: finished ? (driver?.isReversed == true ? .start : .end) : .current)
  }

  /// Lets the driver run, if there is anything to move, and anybody who wants to see it.
  private func letGo(after delay: Double = 0, _ run: (AnimationDriver) -> Void) {
    guard let driver else { return }
    let position: ViewAnimatingPosition = wasReversed ? .start : .end
    if pending == 0 || driver.window?.settings.motion == .off {
      let lost = pending == 0 ? 0 : delay + driver.timeLeft(reversed: wasReversed)
      settle(at: position)
      end(at: position, lostTime: lost)
    } else {
      driver.keeper = self
      run(driver)
    }
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

  /// Brings the views to a place, and takes the animations away.
  private func settle(at position: ViewAnimatingPosition) {
    // From here on the blocks are not heard.
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
