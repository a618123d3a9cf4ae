import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The animator for a change of rooms.
///
/// The new room fades in. The area below its header moves a short distance, from the direction that the room has on the
/// ring, to its final position.
///
/// With reduced motion, the new room only fades in.
final class RoomTransition: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds.
  static let duration = 0.25
  /// The distance that the room moves, in points.
  private static let way = 24.0

  private let direction: Double
  /// A snapshot of an interrupted change of rooms, shown in front of the old room; nil if no change was running.
  private var interrupted: InterruptedChangeView?

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - direction: The direction of the room on the ring, in radians clockwise from three o'clock.
  ///   - interrupted: A snapshot of a change of rooms that is still running; nil if there is none.
  init(from direction: Double, interrupting interrupted: Bitmap?) {
    self.direction = direction
    self.interrupted = interrupted.map(InterruptedChangeView.init)
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { RoomTransition.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    guard let coming = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    let place = context.finalFrame(for: coming)
    // The headers of all rooms look alike, so only the body moves.
    let moving = (view as? RoomView)?.body ?? view
    let start = Point(angle: direction, length: RoomTransition.way)
    View.performWithoutAnimation {
      if let interrupted {
        interrupted.frame = container.bounds
        container.addSubview(interrupted)
      }
      container.addSubview(view)
      view.frame = place
      view.alpha = 0
      moving.transform = AffineTransform(translationX: start.x, y: start.y)
    }
    View.animate(
      withDuration: RoomTransition.duration, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      view.alpha = 1
      moving.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    interrupted?.removeFromSuperview()
    interrupted = nil
  }
}

/// A view with the snapshot of an interrupted change of rooms, as large as the rooms.
private final class InterruptedChangeView: View {
  private let picture: Bitmap

  init(_ picture: Bitmap) {
    self.picture = picture
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.draw(picture, in: bounds, quality: .fast)
  }
}
