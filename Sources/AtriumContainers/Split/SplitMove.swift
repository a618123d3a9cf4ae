import AtriumControls
import AtriumGeometry
import AtriumKit

/// Moves the columns of a split view controller to their new frames.
final class SplitMove: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds.
  static let duration = Theme.movementDuration

  private let prepare: () -> Void
  private let move: () -> Void

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - prepare: Adds the incoming views and sets the initial frames; not animated.
  ///   - move: Sets the final frames.
  init(prepare: @escaping () -> Void, move: @escaping () -> Void) {
    (self.prepare, self.move) = (prepare, move)
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { SplitMove.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    View.performWithoutAnimation(prepare)
    let curve: View.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    View.animate(
      withDuration: SplitMove.duration, options: [curve, .allowUserInteraction], animations: move
    ) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
