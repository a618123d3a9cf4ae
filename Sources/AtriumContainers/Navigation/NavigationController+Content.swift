import AtriumGeometry
import AtriumKit

extension NavigationController {
  /// Moves the content and the views of a transition, in points.
  func pullContent(by distance: Double) {
    contentView.transform = AffineTransform(translationX: distance, y: 0)
  }
}
