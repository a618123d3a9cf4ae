public import AtriumKit

/// An animation that consists of steps, one after another (CK-A1).
///
/// ```swift
/// var step = AnimationStep(duration: 0.4)
/// step.add(.translation(x: 100, y: 20), to: card)
/// let animation = StepAnimation([step])
/// animation.play()
/// animation.reversed.play(afterDelay: 1)
/// ```
///
/// Each change is relative to the values at the beginning of its step. The animation follows the window's
/// time, which does not advance while the window is not visible (CK-A9). The window keeps a playing
/// animation alive. The program must keep a paused animation. With motion off, all steps are carried out at
/// once. With reduced motion, each step moves at once and fades over its duration.
@MainActor
public final class StepAnimation {
  /// Copies of the steps that were passed to the initialiser.
  public let steps: [AnimationStep]
  /// A name by which the delegate and the log identify the animation; nil, the default, for no name.
  public var tag: String?
  /// Any data that belongs to the animation.
  public var userInfo: [String: Any] = [:]
  /// Whether the window ignores touches and gestures during the animation (CK-A15).
  ///
  /// It ignores them from ``play(animated:afterDelay:repeatCount:from:)`` until the end of the animation.
  public var locksInteraction = false
  /// The object that is notified of the animation's events; not retained.
  ///
  /// The animation is cancelled if its delegate is released (CK-A2).
  public weak var delegate: (any StepAnimationDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Called when the animation starts, after the delegate has been notified.
  public var startBlock: ((_ animated: Bool) -> Void)?
  /// Called when the animation has stopped, after the delegate has been notified.
  public var completionBlock: ((_ animated: Bool) -> Void)?
  /// The window whose time the animation follows; nil uses the window of the first animated view that is in a window.
  public weak var window: Window?

  /// Whether the animation plays or reports its end.
  ///
  /// The value is true from `play` until the delegate has been notified of the end.
  public internal(set) var isRunning = false
  /// Whether the animation plays, including its delay and pauses.
  ///
  /// The value is true from `play` until just before the end is reported.
  public internal(set) var isPlaying = false
  /// Whether the animation has started after its delay: true until just before the end is reported.
  public internal(set) var isStarted = false
  /// Whether the animation is paused.
  public internal(set) var isPaused = false
  /// Whether the animation is being cancelled.
  public internal(set) var isCancelling = false
  /// Whether the animation is being terminated.
  public internal(set) var isTerminating = false

  var hasDelegate = false
  var run = StepRun()

  /// Makes an animation.
  ///
  /// An animation without steps only has a start and an end (CK-A6).
  public init(_ steps: [AnimationStep] = []) {
    self.steps = steps
  }

  /// The sum of the steps' durations, in seconds.
  public var duration: Double { steps.duration }

  /// Returns the same animation with another duration; the steps are scaled in proportion (CK-A8).
  ///
  /// - Parameter duration: The duration, in seconds. If no step takes time, the steps share the duration evenly.
  /// - Returns: The animation with the same settings; nil if the duration is negative or infinite.
  public func animation(duration: Double) -> StepAnimation? {
    guard duration.isFinite, duration >= 0 else { return nil }
    let own = self.duration
    let result = copy(
      steps.map { step in
        var step = step
        step.duration = own > 0 ? step.duration * duration / own : duration / Double(steps.count)
        return step
      })
    result.tag = tag
    (result.startBlock, result.completionBlock) = (startBlock, completionBlock)
    return result
  }

  /// The animation played backwards, without its blocks and the completions of its steps.
  ///
  /// Tags get the prefix `reverse_` (CK-A8).
  public var reversed: StepAnimation {
    let result = copy(steps.reversedSteps)
    result.tag = tag.tagged("reverse_")
    return result
  }

  /// The animation played forwards and then backwards, without its blocks and the completions of its steps.
  ///
  /// Tags get the prefix `loop_` (CK-A8).
  public var looped: StepAnimation {
    let result = copy(
      (steps + steps.reversedSteps).map { step in
        var step = step
        (step.tag, step.completion) = (step.tag.tagged("loop_"), nil)
        return step
      })
    result.tag = tag.tagged("loop_")
    return result
  }

  private func copy(_ steps: [AnimationStep]) -> StepAnimation {
    let result = StepAnimation(steps)
    (result.userInfo, result.locksInteraction) = (userInfo, locksInteraction)
    (result.delegate, result.window) = (delegate, window)
    return result
  }

  isolated deinit { unlock() }
}
