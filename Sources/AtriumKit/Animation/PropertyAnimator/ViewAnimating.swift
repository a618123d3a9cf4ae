/// An animation that can be started, paused, scrubbed and reversed.
@MainActor
public protocol ViewAnimating: AnyObject {
  /// The current state of the animation.
  var state: ViewAnimatingState { get }
  /// Whether the animation is active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards, to its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 to 1.
  var fractionComplete: Double { get set }

  /// Starts the animation immediately.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses the animation at its current progress.
  func pauseAnimation()
  /// Stops the animation at its current progress.
  ///
  /// - Parameter withoutFinishing: Whether the animation immediately becomes inactive. If false,
  ///   ``finishAnimation(at:)`` must be called afterwards.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
