import AtriumGeometry
import AtriumKit

extension NavigationController {
  /// Shifts the content view by a distance, in points.
  func pullContent(by distance: Double) {
    contentView.transform = AffineTransform(translationX: distance, y: 0)
  }
}
