import AtriumGeometry
import AtriumKit

/// Animators of every form, which any container must be able to run.
@MainActor
enum Vocabulary {
  static let count = 4

  static func animator(_ kind: Int) -> any ViewControllerAnimatedTransitioning {
    switch kind {
    case 0: TabFade()
    case 1: SlideIn()
    case 2: Interruptible()
    default: Immediate()
    }
  }

  /// Moves both views with a spring.
  private final class SlideIn: ViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.3 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to)
      else { return context.completeTransition(true) }
      let (old, place) = (context.view(forKey: .from), context.finalFrame(for: coming))
      new.frame = place.offsetBy(dx: 0, dy: place.height)
      context.containerView.addSubview(new)
      View.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: []
      ) {
        new.frame = place
        old?.alpha = 0
      } completion: { _ in
        old?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Has an animation that can be paused and turned round.
  private final class Interruptible: ViewControllerAnimatedTransitioning {
    private var animator: ViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.25 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any ViewControllerContextTransitioning
    ) -> any ViewImplicitlyAnimating {
      if let animator { return animator }
      let made = ViewPropertyAnimator(duration: 0.25, curve: .easeOut)
      animator = made
      guard let new = context.view(forKey: .to) else { return made }
      new.transform = AffineTransform(scaleX: 0.9, y: 0.9)
      context.containerView.addSubview(new)
      made.addAnimations { new.transform = .identity }
      made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  /// Ends in its call.
  private final class Immediate: ViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
      context.completeTransition(true)
    }
  }
}
