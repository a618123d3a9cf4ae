import AtriumGeometry
import AtriumKit

/// Fades an alert in or out, or slides an action sheet up from the lower edge or back down.
final class AlertAnimator: ViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { AlertMetrics.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let alert = context.viewController(forKey: isPresenting ? .to : .from)
    let sheet = alert?.presentationController as? ActionSheetPresentationController
    let slides = sheet?.isPopover == false
    let way = AffineTransform(
      translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
    if isPresenting {
      context.containerView.addSubview(view)
      View.performWithoutAnimation {
        view.alpha = slides ? 1 : 0
        view.transform =
          slides ? way : AffineTransform(scaleX: AlertMetrics.growth, y: AlertMetrics.growth)
      }
    }
    View.animate(withDuration: AlertMetrics.duration, curve: slides ? .easeInOut : .easeOut) {
      if isPresenting {
        (view.alpha, view.transform) = (1, .identity)
      } else if slides {
        view.transform = way
      } else {
        view.alpha = 0
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      // Resets the view, because the alert may be presented again.
      if !context.transitionWasCancelled { (view.alpha, view.transform) = (1, .identity) }
    }
  }
}
