import AtriumKit

/// The state of a playing step animation.
struct StepRun {
  /// The number of this run; events that cancel it or play again change it.
  var number = 0
  var isAnimated = false
  var delay = 0.0
  /// The repetitions that are left, with the present one; nil without end.
  var repetitions: Int? = 1
  var startTime = 0.0
  /// The time since the delay, in seconds, and that at which the present repetition began.
  var position = 0.0
  var base = 0.0
  /// The course of the present repetition, and the steps of it that are over.
  var course: StepCourse?
  var courseNumber = 0
  var finishedSteps = 0
  var finishedTime = 0.0
  /// The window's time when the position was set.
  var lastTime = 0.0
  var isSuspended = false
  weak var window: Window?
  weak var link: DisplayLink?
  weak var lockedWindow: Window?
}
