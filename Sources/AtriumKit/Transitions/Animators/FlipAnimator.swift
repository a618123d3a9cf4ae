/// Flips the covered view over; the presented view is on the back.
final class FlipAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double {
    0.6
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let isPresenting = !transitionContext.isDismissal
    guard let view = transitionContext.addMovingView(),
      let host = transitionContext.containerView.superview
    else {
      transitionContext.completeTransition(true)
      return
    }
    // The old look of a presentation does not show the coming view.
    view.isHidden = isPresenting
    View.transition(
      with: host, duration: transitionDuration(using: transitionContext),
      options: [
        isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, .allowUserInteraction,
      ]
    ) {
      view.isHidden = !isPresenting
    } completion: { _ in
      view.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
