/// The animator of `transition(from:to:…)`.
///
/// It is either a drawn effect on the view that contains both views, or an animation block.
@MainActor
final class BlockTransitionAnimator: ViewControllerAnimatedTransitioning {
  private let host: View
  private let timing: TransitionTiming
  /// The old view, which a drawn effect must not show in the new content.
  private weak var old: View?
  private let changes: () -> Void
  private var group: AnimationGroup?
  private var hasRun = false
  /// False if the animation was ended early, for example by ``cutShort()``; otherwise true.
  private(set) var isFinished = true

  init(on host: View, timing: TransitionTiming, old: View, changes: @escaping () -> Void) {
    self.host = host
    self.timing = timing
    self.old = old
    self.changes = changes
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { timing.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    hasRun = true
    group = View.runTransition(on: host, timing: timing, excluding: old, changes: changes) {
      self.isFinished = self.isFinished && $0
      transitionContext.completeTransition(true)
    }
  }

  /// Ends the animation immediately, with the views in their final positions.
  func cutShort() {
    isFinished = false
    if hasRun { group?.cancel() } else { View.performWithoutAnimation(changes) }
    hasRun = true
  }
}
