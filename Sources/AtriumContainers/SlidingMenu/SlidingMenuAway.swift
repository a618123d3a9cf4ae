import AtriumKit

/// The first half of a replacement: the front slides out over the edge with the old content (SL-9).
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

  /// Completes the slide if the transition was ended early.
  func animationEnded(_ transitionCompleted: Bool) {
    if isSliding { panels.motion.finish() }
  }
}
