/// An animator: it moves the views of a presentation, of a dismissal, or of a swap of children.
@MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double

  /// Adds the incoming view to the container and starts the animation.
  ///
  /// The animation must end with `completeTransition(!transitionWasCancelled)`. The method is called in the layout
  /// step of a turn, after the layout of the views on screen. For a transition that begins immediately, the method is
  /// called immediately.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Returns an animation that an interaction controller can pause and reverse.
  ///
  /// Implement this method only if there is such an animation. During one transition, it must always return the same
  /// animation. ``animateTransition(using:)`` must start this animation, whose completion must end the transition
  /// with `completeTransition(!transitionWasCancelled)`. Without this method, the interaction controller drives the
  /// blocks of ``animateTransition(using:)``.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called when the transition has ended; the default implementation does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// The default implementation returns a placeholder that is never started.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { AbsentAnimator.only }

  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns the interruptible animation.
  ///
  /// The result is nil if the animator does not implement ``interruptibleAnimator(using:)``.
  func implementedAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    let animating = interruptibleAnimator(using: context)
    return animating === AbsentAnimator.only ? nil : animating
  }
}

/// The placeholder for the interruptible animation of an animator that has none.
@MainActor
private final class AbsentAnimator: ViewImplicitlyAnimating {
  static let only = AbsentAnimator()

  let state = ViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete = 0.0

  func startAnimation() {}
  func startAnimation(afterDelay delay: Double) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: ViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {}
}
