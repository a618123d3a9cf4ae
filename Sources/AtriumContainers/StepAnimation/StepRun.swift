import AtriumKit

/// The state of a playing step animation.
struct StepRun {
  /// The number of this run, which changes when the animation is cancelled or played again.
  var number = 0
  var isAnimated = false
  var delay = 0.0
  /// The remaining repetitions, including the current one; nil for an endless animation.
  var repetitions: Int? = 1
  var startTime = 0.0
  /// The time since the end of the delay, in seconds, negative during the delay; `base` is the start of the repetition.
  var position = 0.0
  var base = 0.0
  /// The course of the current repetition.
  ///
  /// The next three properties are its number, and the count and total duration of its finished steps.
  var course: StepCourse?
  var courseNumber = 0
  var finishedSteps = 0
  var finishedTime = 0.0
  /// The window's time at which the position was last set.
  var lastTime = 0.0
  var isSuspended = false
  weak var window: Window?
  weak var link: DisplayLink?
  weak var lockedWindow: Window?
}
