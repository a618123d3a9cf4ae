internal import Logging
import AtriumKit

extension StepAnimation {
  /// The repeat count of an animation that plays until it is cancelled or terminated.
  public static let endless = Int.max

  /// Plays the animation, unless it is running (CK-A3).
  ///
  /// Without a delay, the animation starts before this method returns. If `animated` is false or motion is off,
  /// all changes are made at once, and all steps have ended when this method returns. The same happens if an
  /// animation that takes time has neither a ``window`` nor a view in a window.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are animated; if false, they are made at once.
  ///   - delay: The delay, in seconds; a negative delay counts as 0, with a warning. Ignored if all changes are
  ///     made at once.
  ///   - repeatCount: The number of times that the animation plays. Each repetition begins at the values that the
  ///     previous repetition left. Zero or less is refused with an error, and so is ``endless`` if `animated` is
  ///     false.
  ///   - startTime: The time at which the animation starts, in seconds since the beginning of the first
  ///     repetition, limited to the end of the last repetition. A negative time counts as 0, with a warning. Steps
  ///     that end before this time set their values without events.
  public func play(
    animated: Bool = true, afterDelay delay: Double = 0, repeatCount: Int = 1,
    from startTime: Double = 0
  ) {
    guard !isRunning else { return }
    guard repeatCount > 0, animated || repeatCount < StepAnimation.endless else {
      AnimationStep.logger.error(
        """
        A step animation cannot play \(repeatCount) times; give 1 or more, and animate one without \
        end.
        """)
      return
    }
    let number = run.number + 1
    run = StepRun()
    run.number = number
    let time = positive(startTime, "start time")
    run.delay = positive(delay, "delay")
    let isEndless = repeatCount == StepAnimation.endless
    run.repetitions = isEndless ? nil : repeatCount
    run.startTime = isEndless ? time : min(time, duration * Double(repeatCount))
    let window = self.window ?? steps.lazy.flatMap(\.items).compactMap { $0.view.window }.first
    run.window = window
    let takesTime = duration > 0 || run.delay > 0
    run.isAnimated = animated && (window.map { $0.settings.motion != .off } ?? !takesTime)
    if !run.isAnimated {
      run.delay = 0
      if isEndless { run.repetitions = 1 }
    }
    (isRunning, isPlaying, isPaused) = (true, true, false)
    if locksInteraction { lock() }
    run.lastTime = window?.currentTime ?? 0
    run.position = -run.delay
    if run.delay == 0 { start() }
    if run.number == number, isPlaying, !isPaused { makeLink() }
  }

  /// Pauses the animation, even during the delay, with the views at their current values.
  public func pause() {
    guard isPlaying, !isPaused else { return }
    advance()
    guard isPlaying else { return }
    isPaused = true
    stopLink()
  }

  /// Continues a paused animation.
  public func resume() {
    guard isPlaying, isPaused else { return }
    isPaused = false
    run.lastTime = run.window?.currentTime ?? 0
    makeLink()
  }

  /// Ends the animation at once, and sends no further events (CK-A7).
  ///
  /// The views get the values that they have at the end of all repetitions, or at the end of the current repetition if
  /// the animation is endless.
  public func cancel() {
    guard isRunning, !isCancelling else { return }
    isCancelling = true
    stopLink()
    run.number += 1
    if isPlaying { finishAtOnce() }
    unlock()
    (isPlaying, isStarted, isPaused, isRunning, isCancelling) = (false, false, false, false, false)
    run.course = nil
  }

  /// Ends the animation at once with its final values.
  ///
  /// All remaining events are sent, with `animated` false (CK-A7). If the animation is endless, these are the events of
  /// the current repetition.
  public func terminate() {
    guard isPlaying, !isTerminating else { return }
    isTerminating = true
    isPaused = false
    stopLink()
    run.isAnimated = false
    if run.repetitions == nil { run.repetitions = 1 }
    if isStarted { proceed(to: .infinity) } else { start() }
    isTerminating = false
  }

  // MARK: Time

  private func makeLink() {
    guard let window = run.window else { return }
    let link = DisplayLink(view: window) { _ in self.advance() }
    link.isPaused = false
    run.link = link
  }

  private func stopLink() { run.link?.isPaused = true }

  /// Advances the animation to the window's time, if the window is visible (CK-A9).
  private func advance() {
    guard isPlaying, !isPaused, let window = run.window else { return }
    if hasDelegate, delegate == nil { return cancel() }
    let time = window.currentTime
    let isVisible = window.isVisible && !window.isHidden
    if isVisible, !run.isSuspended { run.position += time - run.lastTime }
    (run.lastTime, run.isSuspended) = (time, !isVisible)
    if !isStarted {
      if run.position >= -1e-9 { start() }
    } else {
      proceed(to: run.position)
    }
  }

  // MARK: Steps

  private func start() {
    let number = run.number
    isStarted = true
    delegate?.stepAnimationWillStart(self, animated: run.isAnimated)
    guard run.number == number else { return }
    startBlock?(run.isAnimated)
    guard run.number == number else { return }
    run.position = max(run.position, 0) + run.startTime
    beginRepetition()
    proceed(to: run.isAnimated ? run.position : .infinity)
  }

  private func beginRepetition() {
    run.courseNumber = LayerModels.takeCourse()
    run.course = StepCourse(steps)
    (run.finishedSteps, run.finishedTime) = (0, 0)
  }

  /// Ends the steps and repetitions that are over at a position, and shows the values at that position.
  private func proceed(to position: Double) {
    let number = run.number
    while isPlaying, run.number == number {
      if run.finishedSteps == steps.count {
        guard run.repetitions != 1 else { return stop() }
        run.repetitions = run.repetitions.map { $0 - 1 }
        run.base += duration
        beginRepetition()
        // Without this check, an endless animation without duration would never return.
        if run.repetitions == nil, duration == 0 { return }
        continue
      }
      let step = steps[run.finishedSteps]
      let end = run.finishedTime + step.duration
      guard position >= run.base + end - 1e-9 else { break }
      run.course?.show(after: run.finishedSteps, as: run.courseNumber)
      run.finishedSteps += 1
      run.finishedTime = end
      // Steps that end before the start time only set their values.
      guard run.base + end >= run.startTime - 1e-9 else { continue }
      delegate?.stepAnimation(self, didFinish: step, animated: run.isAnimated)
      step.completion?(run.isAnimated)
    }
    guard isPlaying, run.number == number, position.isFinite else { return }
    run.course?.show(
      at: max(0, position - run.base), movesAtOnce: run.window?.settings.motion == .reduced,
      as: run.courseNumber)
  }

  private func stop() {
    let (number, isAnimated) = (run.number, run.isAnimated)
    stopLink()
    run.course = nil
    unlock()
    (isPlaying, isStarted, isPaused) = (false, false, false)
    delegate?.stepAnimationDidStop(self, animated: isAnimated)
    guard run.number == number else { return }
    isRunning = false
    completionBlock?(isAnimated)
  }

  /// Shows the final values of all remaining repetitions.
  private func finishAtOnce() {
    if run.course == nil { beginRepetition() }
    for _ in 1..<max(2, run.repetitions ?? 1) {
      run.course?.finish(as: run.courseNumber)
      guard let left = run.repetitions, left > 1 else { return }
      run.repetitions = left - 1
      beginRepetition()
    }
    run.course?.finish(as: run.courseNumber)
  }

  // MARK: Input

  private func lock() {
    guard run.isAnimated, let window = run.window else { return }
    window.beginIgnoringInteractionEvents()
    run.lockedWindow = window
  }

  func unlock() {
    run.lockedWindow?.endIgnoringInteractionEvents()
    run.lockedWindow = nil
  }

  private func positive(_ number: Double, _ name: String) -> Double {
    guard number.isFinite, number >= 0 else {
      AnimationStep.logger.warning(
        "A step animation takes 0 s for a \(name) of \(number) s; give 0 s or more.")
      return 0
    }
    return number
  }
}
