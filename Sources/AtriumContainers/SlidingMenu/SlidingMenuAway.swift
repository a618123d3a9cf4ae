import AtriumKit

/// The first half of a replacement: the front slides off the edge with the old content (SL-9).
final class SlidingMenuAway: ViewControllerAnimatedTransitioning {
  private let panels: SlidingMenuPanels
  private let duration: Double
  private var isSliding = false

  init(_ panels: SlidingMenuPanels, duration: Double) {
    (self.panels, self.duration) = (panels, duration)
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    isSliding = true
    panels.slideAway(in: duration) { [self] _ in
      isSliding = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Ends the slide of a transition that was cut short.
  func animationEnded(_ transitionCompleted: Bool) {
    if isSliding { panels.motion.finish() }
  }
}

/// Fades the new content in over the old one.
final class SlidingMenuFade: ViewControllerAnimatedTransitioning {
  private let duration: Double

  init(duration: Double) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    View.performWithoutAnimation {
      new.frame = context.finalFrame(for: coming)
      new.alpha = 0
      context.containerView.addSubview(new)
    }
    View.animate(withDuration: duration) {
      new.alpha = 1
    } completion: { _ in
      new.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
