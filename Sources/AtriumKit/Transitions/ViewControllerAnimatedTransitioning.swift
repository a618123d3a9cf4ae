/// An animator: moves the views of a presentation, of a dismissal, or of a swap of children.
@MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// The duration, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double

  /// Adds the coming view to the container and starts the animation, which ends with
  /// `completeTransition(!transitionWasCancelled)`.
  ///
  /// It is called in a turn's layout step, after the layout of the views on screen. For a
  /// transition that begins at once, it is called immediately.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// The animation, which an interactor can pause and reverse.
  ///
  /// Implement it only if there is one. It returns the same animation each time during one
  /// transition. The animation's completion ends the transition by
  /// `completeTransition(!transitionWasCancelled)`; ``animateTransition(using:)`` starts it.
  /// Without it the blocks of ``animateTransition(using:)`` are driven.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// Called when the transition has ended; does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns a placeholder, which is never started.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { AbsentAnimator.only }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The interruptible animation; nil if the animator does not implement it.
  func implementedAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    let animating = interruptibleAnimator(using: context)
    return animating === AbsentAnimator.only ? nil : animating
  }
}

/// The placeholder for an interruptible animation that an animator does not have.
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
