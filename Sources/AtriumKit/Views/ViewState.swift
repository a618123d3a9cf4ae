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

  /// The map back from the superview's coordinates, of a view that is not ``spatial``.
  ///
  /// It goes through the inverse of the transform, which for a singular one is the identity: a view
  /// that is scaled to nothing is hit where it would be without that (V-40).
  var fromSuperview: AffineTransform {
    let anchor = anchor
    return AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(plane.inverted())
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Where the view's points are seen in its superview, if the view is ``spatial``.
  var projection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    return ProjectiveTransform(AffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(ProjectiveTransform(spatial))
      .concatenating(ProjectiveTransform(AffineTransform(translationX: center.x, y: center.y)))
  }

  /// The way back from what is seen, if the view is ``spatial``; as if it were not turned, if it is
  /// seen edge-on (V-40).
  var backProjection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    return ProjectiveTransform(AffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(ProjectiveTransform(spatial).inverted())
      .concatenating(ProjectiveTransform(AffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// Whether nothing is seen of the view, because its plane goes through the eye.
  var isEdgeOn: Bool {
    guard let spatial else { return false }
    let projection = ProjectiveTransform(spatial)
    return projection != .identity && projection.inverted() == .identity
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
