import AtriumGeometry
import AtriumKit

/// The view of a sliding menu, which may receive touches on layers that extend beyond its bounds (SW-P6).
final class SlidingMenuStage: View {
  /// Whether layers outside the bounds are visible and receive touches.
  var extendsHitArea = false {
    didSet { clipsToBounds = !extendsHitArea }
  }

  override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard extendsHitArea else { return false }
    return subviews.contains {
      ($0 is SlidingMenuFront || $0 is SlidingMenuPanel) && $0.frame.contains(point)
    }
  }
}
