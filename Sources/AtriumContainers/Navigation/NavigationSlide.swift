import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The transition of a navigation controller.
///
/// The upper view slides over the lower view, which moves by a third of the distance under a scrim.
///
/// A pushed view comes from the trailing edge. With reduced motion the views fade instead.
final class NavigationSlide: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds.
  static let duration = 0.35
  /// The timing curve of a slide without a gesture, the same curve as the animation option `curveEaseInOut`.
  static let curve = UnitCurve.easeInOut
  /// The fraction of the width by which the lower view moves.
  private static let parallax = 1.0 / 3
  /// The opacity of the scrim over the lower view.
  private static let scrimAlpha = 0.22

  private let operation: NavigationController.Operation

  init(_ operation: NavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { NavigationSlide.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    let old = context.view(forKey: .from)
    let place = context.finalFrame(for: coming)
    let isPop = operation == .pop
    let (upper, lower) = isPop ? (old, new as View?) : (new, old)
    let trim = SlideTrim(in: container.bounds)
    View.performWithoutAnimation {
      new.frame = place
      container.insertSubview(new, at: isPop ? 0 : container.subviews.count)
      if let upper { container.insertSubview(trim, belowSubview: upper) }
    }
    let way =
      container.bounds.width * (container.traitCollection.layoutDirection == .rightToLeft ? -1 : 1)
    /// The frame of the lower view while it is uncovered; `cover()` moves the view relative to this frame.
    let lowerFrame = lower.map { $0 === new ? place : $0.frame } ?? .zero
    let upperFrame = upper.map { $0 === new ? place : $0.frame } ?? .zero
    func uncover() {
      lower?.frame = lowerFrame
      upper?.frame = upperFrame.offsetBy(dx: way, dy: 0)
      trim.show(alpha: 0, before: upper?.frame ?? .zero)
    }
    func cover() {
      lower?.frame = lowerFrame.offsetBy(dx: -way * NavigationSlide.parallax, dy: 0)
      upper?.frame = upperFrame
      trim.show(alpha: NavigationSlide.scrimAlpha, before: upperFrame)
    }
    View.performWithoutAnimation { isPop ? cover() : uncover() }
    // In an interactive transition, a linear curve lets the view follow the finger exactly.
    let curve: View.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    View.animate(withDuration: NavigationSlide.duration, delay: 0, options: curve) {
      isPop ? uncover() : cover()
    } completion: { _ in
      trim.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The scrim over the lower view of a slide, and the line at the edge of the upper view.
///
/// The scrim and the line keep their sizes and move with the upper view, because it costs less to move a view than
/// to resize it. The trim itself has no width, so its removal only repaints the area of the scrim and the line.
private final class SlideTrim: View {
  private let scrim = View()
  private let line = View()

  /// Makes the trim of a container with the given bounds.
  init(in container: Rect) {
    super.init(
      frame: Rect(x: container.minX, y: container.minY, width: 0, height: container.height))
    autoresizingMask = .flexibleHeight
    isUserInteractionEnabled = false
    for part in [scrim, line] {
      part.autoresizingMask = .flexibleHeight
      addSubview(part)
    }
    scrim.backgroundColor = .black
  }

  /// Moves the line to the edge of the upper view, and the scrim next to the line, over the visible lower view.
  func show(alpha: Double, before upper: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    scrim.alpha = alpha
    scrim.frame = Rect(
      x: isMirrored ? upper.maxX : upper.minX - upper.width, y: 0, width: upper.width,
      height: bounds.height)
    line.backgroundColor = theme.separator
    line.frame = Rect(
      x: isMirrored ? upper.maxX : upper.minX - 1, y: upper.minY, width: 1, height: upper.height)
  }
}
