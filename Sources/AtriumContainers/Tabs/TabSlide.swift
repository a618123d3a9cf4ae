import AtriumControls
import AtriumGeometry
import AtriumKit

/// The change of a swipe between tabs: both views move side by side.
final class TabSlide: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds.
  static let duration = 0.25

  private let forward: Bool

  /// Makes an animator.
  ///
  /// - Parameter forward: Whether the new controller comes from the trailing edge.
  init(forward: Bool) {
    self.forward = forward
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { TabSlide.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    let old = context.view(forKey: .from)
    let place = context.finalFrame(for: coming)
    let isMirrored = container.traitCollection.layoutDirection == .rightToLeft
    let way = container.bounds.width * (forward == isMirrored ? -1 : 1)
    View.performWithoutAnimation {
      container.addSubview(new)
      new.frame = place.offsetBy(dx: way, dy: 0)
    }
    let curve: View.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    View.animate(withDuration: TabSlide.duration, delay: 0, options: curve) {
      new.frame = place
      if let old { old.frame = old.frame.offsetBy(dx: -way, dy: 0) }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
