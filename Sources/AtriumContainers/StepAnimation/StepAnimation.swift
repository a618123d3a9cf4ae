public import AtriumKit

/// An animation of steps, one after another (CK-A1).
///
/// ```swift
/// var step = AnimationStep(duration: 0.4)
/// step.add(.translation(x: 100, y: 20), to: card)
/// let animation = StepAnimation([step])
/// animation.play()
/// animation.reversed.play(afterDelay: 1)
/// ```
///
/// All changes are relative to the values at the time when their step begins. The time is the
/// window's, and stands still while the window is not visible (CK-A9). The window keeps a playing
/// animation alive; keep a paused one yourself. With motion off it is not animated; with reduced
/// motion each step moves at once and fades over its time.
@MainActor
public final class StepAnimation {
  /// The steps; the animation has a copy of its own.
  public let steps: [AnimationStep]
  /// A name for the delegate and the log.
  public var tag: String?
  /// Anything that belongs to the animation.
  public var userInfo: [String: Any] = [:]
  /// Whether the window ignores touches and gestures from ``play(animated:afterDelay:repeatCount:from:)``
  /// to the end (CK-A15).
  public var locksInteraction = false
  /// The object that is told of the events; an animation whose delegate is released is cancelled
  /// (CK-A2).
  public weak var delegate: (any StepAnimationDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Called when it starts, after the delegate.
  public var startBlock: ((_ animated: Bool) -> Void)?
  /// Called when it has stopped, after the delegate.
  public var completionBlock: ((_ animated: Bool) -> Void)?
  /// The window whose time it follows; nil for that of the first of its views that is in a window.
  public weak var window: Window?

  /// Whether it plays or reports its end: from `play` until the delegate was told of the end.
  public internal(set) var isRunning = false
  /// Whether it plays, with its delay and pauses: from `play` until just before the end is reported.
  public internal(set) var isPlaying = false
  /// Whether it plays after its delay, until just before the end is reported.
  public internal(set) var isStarted = false
  /// Whether it is paused.
  public internal(set) var isPaused = false
  /// Whether it is being cancelled.
  public internal(set) var isCancelling = false
  /// Whether it is being terminated.
  public internal(set) var isTerminating = false

  var hasDelegate = false
  var run = StepRun()

  /// Makes an animation; without steps it only has a start and an end (CK-A6).
  public init(_ steps: [AnimationStep] = []) {
    self.steps = steps
  }

  /// The sum of the durations, in seconds.
  public var duration: Double { steps.duration }

  /// The same animation in another duration, which scales the steps in proportion (CK-A8).
  ///
  /// - Parameter duration: The duration, in seconds. Steps that take no time share it evenly.
  /// - Returns: The animation with the same settings; nil for a negative or infinite duration.
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

  /// The animation backwards, without blocks; tags get the prefix `reverse_` (CK-A8).
  public var reversed: StepAnimation {
    let result = copy(steps.reversedSteps)
    result.tag = tag.tagged("reverse_")
    return result
  }

  /// The animation forwards and then backwards, without blocks; tags get the prefix `loop_` (CK-A8).
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
