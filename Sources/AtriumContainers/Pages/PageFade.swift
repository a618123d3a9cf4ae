import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page turn with reduced motion: a snapshot of the old pages fades out over the new pages.
final class PageFade: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds.
  static let duration = 0.2

  private let coming: [ViewController]
  private var animator: ViewPropertyAnimator?
  private var layers: [View] = []

  init(to coming: [ViewController]) {
    self.coming = coming
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { PageFade.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = ViewPropertyAnimator(duration: PageFade.duration, curve: .easeInOut)
    self.animator = animator
    let container = context.containerView
    let picture = PageBitmapView(container.snapshot(), frame: container.bounds)
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
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// Removes the snapshot and the backdrop.
  func animationEnded(_ transitionCompleted: Bool) {
    for layer in layers { layer.removeFromSuperview() }
    (layers, animator) = ([], nil)
  }
}

/// A view that shows a bitmap, scaled to its bounds.
private final class PageBitmapView: View {
  private let bitmap: Bitmap?

  init(_ bitmap: Bitmap?, frame: Rect) {
    self.bitmap = bitmap
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let bitmap { canvas.draw(bitmap, in: bounds, quality: .fast) }
  }
}

extension View {
  /// The colour behind views without a background: the nearest opaque background colour of this view or its
  /// superviews.
  var paperColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.backgroundColor, color.alpha >= 1 { return color }
      view = current.superview
    }
    return theme.background
  }
}
