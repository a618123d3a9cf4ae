/// An animator: moves the views of a presentation or dismissal (M-8).
@MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double

  /// Starts the animation; it ends by `completeTransition(!transitionWasCancelled)`.
  ///
  /// It is called in a turn's layout step, when everything has been laid out at its final place.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// The animation, for somebody's hand to hold and turn round; nil unless implemented.
  ///
  /// Asked for one transition it gives the same animation each time. Its completion ends the transition
  /// by `completeTransition(!transitionWasCancelled)`; ``animateTransition(using:)`` starts it.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?

  /// Tells that the transition has ended; does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// There is none: the blocks of ``animateTransition(using:)`` are driven instead.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
