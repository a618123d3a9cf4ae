import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page turn with reduced motion: a snapshot of the old pages fades out over the new pages.
final class PageFade: PageTransition {
  /// The duration, in seconds.
  ///
  /// Under reduced motion, a longer fade would be cut off after this duration.
  private static let duration = 0.2

  private let coming: [ViewController]
  private var layers: [View] = []

  init(to coming: [ViewController]) {
    self.coming = coming
    super.init(
      duration: PageFade.duration, timing: CubicTimingParameters(animationCurve: .easeInOut))
  }

  override func prepare(
    _ animator: ViewPropertyAnimator, in context: any ViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let picture = BitmapView(container.snapshot(), frame: container.bounds)
    let backdrop = View(frame: container.bounds)
    layers = [picture, backdrop]
    View.performWithoutAnimation {
      backdrop.backgroundColor = container.paperColor
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(backdrop)
      for page in coming {
        page.view.frame = context.finalFrame(for: page)
        container.addSubview(page.view)
      }
      container.addSubview(picture)
    }
    animator.addAnimations { picture.alpha = 0 }
  }

  /// Removes the snapshot and the backdrop.
  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    for layer in layers { layer.removeFromSuperview() }
    layers = []
  }
}

extension View {
  /// The nearest opaque background colour of this view or its superviews; if there is none, the theme's background.
  var paperColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.backgroundColor, color.alpha >= 1 { return color }
      view = current.superview
    }
    return theme.background
  }
}
