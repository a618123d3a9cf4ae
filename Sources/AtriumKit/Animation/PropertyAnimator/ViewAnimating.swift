/// An animation that can be started, held, moved and turned round.
@MainActor
public protocol ViewAnimating: AnyObject {
  /// What it is doing.
  var state: ViewAnimatingState { get }
  /// Whether it moves by itself at present.
  var isRunning: Bool { get }
  /// Whether it goes to its beginning.
  var isReversed: Bool { get set }
  /// How far it is, 0 … 1.
  var fractionComplete: Double { get set }

  /// Starts it from the present moment.
  func startAnimation()
  /// Starts it after a delay, in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: Whether all is over thereby; if not, ``finishAnimation(at:)`` must
  ///   follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a place.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
