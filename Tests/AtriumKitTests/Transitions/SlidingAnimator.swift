import AtriumGeometry
import AtriumKit

/// An animator that slides the incoming view in from the right edge, or slides the outgoing view out to the
/// right edge.
@MainActor
final class SlidingAnimator: ViewControllerAnimatedTransitioning {
  var duration: Double
  /// Whether the outgoing view slides out to the right, in front of the incoming view.
  var uncovers = false
  /// Whether the animator removes the incoming view after a cancellation.
  var takesOut = false
  /// Whether the animator calls `completeTransition(_:)`.
  var completes = true
  /// Called when the animator starts.
  var onStart: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var ends: [Bool] = []

  init(duration: Double = 0.4) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    onStart?(context)
    let container = context.containerView
    let width = container.bounds.width
    if let new = context.view(forKey: .to), new.superview == nil {
      container.insertSubview(new, at: uncovers ? 0 : .max)
    }
    let moving = context.view(forKey: uncovers ? .from : .to)
    if !uncovers { moving?.center.x += width }
    View.animate(withDuration: duration, options: .curveLinear) {
      moving?.center.x += uncovers ? width : -width
    } completion: { [completes, takesOut] _ in
      if takesOut, context.transitionWasCancelled {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
