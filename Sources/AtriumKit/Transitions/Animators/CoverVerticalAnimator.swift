import AtriumGeometry

/// Moves the view up from the container's bottom edge, and back down.
final class CoverVerticalAnimator: ViewControllerAnimatedTransitioning {
  /// The extent of a sheet's shadow, in points.
  private static let margin = 32.0

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double {
    0.3
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    let isDismissal = transitionContext.isDismissal
    guard let view = transitionContext.addMovingView() else {
      transitionContext.completeTransition(true)
      return
    }
    let place = view.center
    let distance =
      transitionContext.containerView.bounds.maxY - view.frame.minY + CoverVerticalAnimator.margin
    let away = Point(x: place.x, y: place.y + distance)
    if !isDismissal { View.performWithoutAnimation { view.center = away } }
    View.animate(
      withDuration: duration, curve: isDismissal ? .easeInOut : .easeOutCubic,
      options: .allowUserInteraction
    ) {
      view.center = isDismissal ? away : place
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
