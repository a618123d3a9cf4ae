import AtriumGeometry
import AtriumKit

/// An animator that slides the coming view in from the right edge, or the leaving one out to it.
@MainActor
final class SlidingAnimator: ViewControllerAnimatedTransitioning {
  var duration: Double
  /// Whether the leaving view slides out to the right, above the coming one.
  var uncovers = false
  /// Whether it takes the coming view out after a cancellation.
  var takesOut = false
  /// Whether it calls `completeTransition(_:)`.
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
