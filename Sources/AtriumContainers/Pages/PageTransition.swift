import AtriumKit

/// The transition of a page turn; each style is a subclass.
///
/// The animation can be interrupted.
class PageTransition: ViewControllerAnimatedTransitioning {
  private let duration: Double
  private let timing: CubicTimingParameters
  private var animator: ViewPropertyAnimator?

  /// Makes a transition with a duration in seconds.
  init(duration: Double, timing: CubicTimingParameters) {
    (self.duration, self.timing) = (duration, timing)
  }

  /// Places the views, and adds the animations; overridden by each style.
  func prepare(
    _ animator: ViewPropertyAnimator, in context: any ViewControllerContextTransitioning
  ) {}

  final func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  final func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  final func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = ViewPropertyAnimator(duration: duration, timingParameters: timing)
    self.animator = animator
    prepare(animator, in: context)
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// Releases the animator after the transition.
  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
