import AtriumGeometry
import AtriumKit

/// An animator that moves the incoming view to its final position, with a linear property animator.
@MainActor
final class InterruptibleAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double
  private let distance: Point
  /// Called in the animation, to change other views together with the incoming view.
  var alongside: (any ViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var animator: ViewPropertyAnimator?

  init(duration: Double, distance: Point) {
    self.duration = duration
    self.distance = distance
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = ViewPropertyAnimator(duration: duration, curve: .linear)
    self.animator = animator
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      let place = view.center
      View.performWithoutAnimation { view.center += distance }
      animator.addAnimations {
        view.center = place
        self.alongside(transitionContext)
      }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }
}
