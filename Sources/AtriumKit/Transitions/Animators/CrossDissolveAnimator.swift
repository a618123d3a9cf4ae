/// Fades the view in, and out again.
final class CrossDissolveAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double

  init(duration: Double = 0.3) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double {
    duration
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let isPresenting = !transitionContext.isDismissal
    let view = transitionContext.addMovingView()
    let alpha = view?.alpha ?? 1
    if isPresenting { View.performWithoutAnimation { view?.alpha = 0 } }
    View.animate(withDuration: duration, options: .allowUserInteraction) {
      view?.alpha = isPresenting ? alpha : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      // The view may be shown again by another animator.
      view?.alpha = alpha
    }
  }
}
