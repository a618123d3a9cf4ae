import AtriumGeometry
import AtriumKit

/// The transition of a page turn in the scroll style: both pages slide, the new page following the old page (P-5).
final class PageSlide: PageTransition {
  /// The duration of a page turn without a drag, in seconds.
  static let duration = 0.3
  /// A Bézier curve that approximates `(1 − cos πt) / 2` to 0.05 %.
  private static let curve = CubicTimingParameters(
    controlPoint1: Point(x: 0.3642, y: 0), controlPoint2: Point(x: 0.6358, y: 1))

  private let flow: PageFlow
  private let direction: PageViewController.NavigationDirection
  private let spacing: Double

  init(flow: PageFlow, direction: PageViewController.NavigationDirection, spacing: Double) {
    (self.flow, self.direction, self.spacing) = (flow, direction, spacing)
    super.init(duration: PageSlide.duration, timing: PageSlide.curve)
  }

  override func prepare(
    _ animator: ViewPropertyAnimator, in context: any ViewControllerContextTransitioning
  ) {
    animator.isUserInteractionEnabled = true
    guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to),
      let old = context.view(forKey: .from)
    else { return }
    let container = context.containerView
    let (start, end) = (old.frame, context.finalFrame(for: coming))
    let way = direction.sign * (flow.length(of: container.bounds.size) + spacing)
    View.performWithoutAnimation {
      container.addSubview(new)
      new.frame = flow.offset(end, by: way)
    }
    let away = flow.offset(start, by: -way)
    animator.addAnimations {
      new.frame = end
      old.frame = away
    }
  }
}
