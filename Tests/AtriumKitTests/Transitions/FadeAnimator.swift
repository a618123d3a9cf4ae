import AtriumGeometry
import AtriumKit

/// An animator that fades a modal M in and out, and logs its start with M's frame, and its end.
@MainActor
final class FadeAnimator: ViewControllerAnimatedTransitioning {
  var duration = 0.5
  var log: (String) -> Void = { _ in }
  /// Whether the animator adds the incoming view to the container view, and removes it after a
  /// cancellation.
  var ownsViews = false
  /// The context of the latest transition.
  private(set) var context: (any ViewControllerContextTransitioning)?
  /// The subviews of the container when the last transition started.
  private(set) var subviews: [View] = []

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    self.context = context
    subviews = context.containerView.subviews
    let isPresenting = context.viewController(forKey: .to)?.title == "M"
    if ownsViews, let coming = context.view(forKey: .to) {
      context.containerView.insertSubview(coming, at: 0)
    }
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    let frame = view.frame
    log(
      "animate M (\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height)))")
    if isPresenting {
      context.containerView.addSubview(view)
      View.performWithoutAnimation { view.alpha = 0 }
    }
    View.animate(withDuration: duration, options: .curveLinear) {
      view.alpha = isPresenting ? 1 : 0
    } completion: { [ownsViews] _ in
      if ownsViews, context.transitionWasCancelled {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    log("ended \(transitionCompleted)")
  }
}
