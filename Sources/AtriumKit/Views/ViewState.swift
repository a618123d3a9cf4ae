import AtriumGeometry
import AtriumGraphics

/// The animatable part of a view: as set, or as shown while animations run.
struct ViewState {
  var bounds: Rect
  var center: Point
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var transform = AffineTransform.identity
  /// Stored in 32 bits as UIKit does, which the hit test's threshold shows (V-27, V-38).
  var alpha: Float = 1
  var backgroundColor: Color?

  /// The map from the view's coordinates into its superview's (V-8).
  var toSuperview: AffineTransform {
    let origin = Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    if transform.isIdentity {
      return AffineTransform(translationX: center.x - origin.x, y: center.y - origin.y)
    }
    return AffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// The bounding box in the superview (V-1).
  var frame: Rect {
    if transform.isIdentity {
      return Rect(
        x: center.x - anchorPoint.x * bounds.size.width,
        y: center.y - anchorPoint.y * bounds.size.height, width: bounds.size.width,
        height: bounds.size.height)
    }
    return bounds.applying(toSuperview)
  }
}
