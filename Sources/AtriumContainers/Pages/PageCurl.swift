import AtriumGeometry
import AtriumKit

/// The transition of a page turn in the curl style.
///
/// The flat pages remain visible as views. The pages on the turning leaf are covered, and a view in front
/// draws the leaf from images of these pages.
final class PageCurl: PageTransition {
  /// The duration of a page turn without a drag, in seconds.
  static let duration = 0.55
  private static let timing = CubicTimingParameters(
    controlPoint1: Point(x: 0.35, y: 0), controlPoint2: Point(x: 0.45, y: 1))

  private let turn: PageTurn
  private let curlView: PageCurlView
  private let backdrop = View()

  init(_ turn: PageTurn, leaf: PageLeaf, grip: PageGrip) {
    self.turn = turn
    curlView = PageCurlView(leaf: leaf, grip: grip)
    super.init(duration: PageCurl.duration, timing: PageCurl.timing)
  }

  override func prepare(
    _ animator: ViewPropertyAnimator, in context: any ViewControllerContextTransitioning
  ) {
    View.performWithoutAnimation { stack(in: context) }
    let curlView = curlView
    animator.addAnimations { curlView.progress = 1 }
  }

  /// Sets the order of the views.
  ///
  /// From back to front, the order is: the pages that the leaf shows (as images), the backdrop, the flat pages,
  /// and the view that draws the leaf.
  private func stack(in context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    let leaf = curlView.leaf
    func isOnLeaf(_ page: ViewController) -> Bool { page === leaf.front || page === leaf.back }
    for page in turn.pages { page.view.frame = context.finalFrame(for: page) }
    turn.back?.view.frame = container.bounds
    let all = turn.origin + turn.pages
    for page in all.filter(isOnLeaf) + [turn.back].compactMap({ $0 }) {
      container.addSubview(page.view)
    }
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = container.paperColor
    container.addSubview(backdrop)
    for page in all where !isOnLeaf(page) { container.addSubview(page.view) }
    curlView.frame = container.bounds
    container.addSubview(curlView)
  }

  /// Removes the leaf and the backdrop.
  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    curlView.removeFromSuperview()
    backdrop.removeFromSuperview()
  }
}
