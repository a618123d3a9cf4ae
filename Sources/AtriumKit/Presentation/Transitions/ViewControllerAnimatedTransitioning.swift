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

  /// Tells that the transition has ended; does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
