/// An animation that can be started, paused, scrubbed and reversed.
@MainActor
public protocol ViewAnimating: AnyObject {
  /// The current state.
  var state: ViewAnimatingState { get }
  /// Whether it is active and not paused.
  var isRunning: Bool { get }
  /// Whether it runs to its start.
  var isReversed: Bool { get set }
  /// The progress, 0 … 1.
  var fractionComplete: Double { get set }

  /// Starts it at once.
  func startAnimation()
  /// Starts it after a delay, in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses it at its current progress.
  func pauseAnimation()
  /// Stops it at its current progress.
  ///
  /// - Parameter withoutFinishing: Whether it becomes inactive at once; if not,
  ///   ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
