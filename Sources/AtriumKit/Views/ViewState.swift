import AtriumGeometry
import AtriumGraphics

/// The animatable part of a view: as set, or as shown while animations run.
struct ViewState {
  var bounds: Rect
  var center: Point
  var anchorPoint = Point(x: 0.5, y: 0.5)
  private(set) var plane = AffineTransform.identity
  /// The transform, if no map of the plane can do the same.
  private(set) var spatial: Transform3D?
  /// Stored in 32 bits as UIKit does, which the hit test's threshold shows (V-27, V-38).
  var alpha: Float = 1
  var backgroundColor: Color?

  /// The transform as a map of the plane; the identity for one of space (V-12).
  var transform: AffineTransform {
    get { plane }
    set { (plane, spatial) = (newValue, nil) }
  }

  /// The transform as a map of space: the same value as ``transform`` (V-12).
  var transform3D: Transform3D {
    get { spatial ?? Transform3D(plane) }
    set {
      let isAffine = newValue.isAffine
      (plane, spatial) = (newValue.affineTransform, isAffine ? nil : newValue)
    }
  }

  /// Whether there is no transform.
  var isUpright: Bool { spatial == nil && plane.isIdentity }

  /// The anchor point in the view's own coordinates.
  private var anchor: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The map from the view's coordinates into its superview's (V-8), of a view that is not
  /// ``spatial``.
  var toSuperview: AffineTransform {
    let anchor = anchor
    if plane.isIdentity {
      return AffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y)
    }
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(plane)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Where the view's points are seen in its superview, if the view is ``spatial``.
  var projection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    return ProjectiveTransform(AffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(ProjectiveTransform(spatial))
      .concatenating(ProjectiveTransform(AffineTransform(translationX: center.x, y: center.y)))
  }

  /// The bounding box in the superview of a rectangle of the view.
  func boxInSuperview(_ rect: Rect) -> Rect {
    if let projection { return rect.applying(projection) }
    return rect.applying(toSuperview)
  }

  /// The bounding box in the superview (V-1).
  var frame: Rect {
    if isUpright {
      return Rect(
        x: center.x - anchorPoint.x * bounds.size.width,
        y: center.y - anchorPoint.y * bounds.size.height, width: bounds.size.width,
        height: bounds.size.height)
    }
    return boxInSuperview(bounds)
  }
}
