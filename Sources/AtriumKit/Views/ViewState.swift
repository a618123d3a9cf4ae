import AtriumGeometry
import AtriumGraphics

/// The animatable part of a view: as set, or as shown while animations run.
///
/// The place is stored twice, as the centre and as the top left corner. Whichever is set is kept as it
/// is, and the other one follows: computed from one another, none of them would read back exactly.
struct ViewState {
  var bounds: Rect {
    didSet { if bounds.size != oldValue.size { placeOrigin() } }
  }
  /// Where the anchor point is in the superview (V-3).
  var center: Point {
    didSet { if center != oldValue { placeOrigin() } }
  }
  var anchorPoint = Point(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeOrigin() } }
  }
  /// The top left corner in the superview, of the view without its transform (V-2).
  private(set) var origin: Point
  private(set) var plane = AffineTransform.identity
  /// The transform, if no map of the plane can do the same.
  private(set) var spatial: Transform3D?
  /// Stored in 32 bits as UIKit does, which the hit test's threshold shows (V-27, V-38).
  var alpha: Float = 1
  var backgroundColor: Color?

  /// Makes the state of a view without transform.
  init(frame: Rect) {
    bounds = Rect(size: frame.size)
    center = frame.center
    origin = frame.origin
  }

  private mutating func placeOrigin() {
    origin = Point(
      x: center.x - anchorPoint.x * bounds.size.width,
      y: center.y - anchorPoint.y * bounds.size.height)
  }

  /// The rectangle in the superview, of the view without its transform.
  var untransformedFrame: Rect {
    get { Rect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
      center = Point(
        x: newValue.origin.x + anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + anchorPoint.y * newValue.size.height)
      origin = newValue.origin
    }
  }

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
    if plane.isIdentity {
      return AffineTransform(
        translationX: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    }
    let anchor = anchor
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(plane)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// The map back from the superview's coordinates, of a view that is not ``spatial``.
  ///
  /// It goes through the inverse of the transform, and through none if there is none: a view that is
  /// scaled to nothing is hit where it would be without that (V-40).
  var fromSuperview: AffineTransform {
    let anchor = anchor
    return AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(plane.isInvertible ? plane.inverted() : .identity)
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
    let projection = ProjectiveTransform(spatial)
    return ProjectiveTransform(AffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(projection.isInvertible ? projection.inverted() : .identity)
      .concatenating(ProjectiveTransform(AffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// Whether nothing is seen of the view, because its plane goes through the eye.
  var isEdgeOn: Bool {
    spatial.map { !ProjectiveTransform($0).isInvertible } ?? false
  }

  /// The bounding box in the superview of a rectangle of the view.
  func boxInSuperview(_ rect: Rect) -> Rect {
    if let projection { return rect.applying(projection) }
    return rect.applying(toSuperview)
  }

  /// The bounding box in the superview (V-1).
  ///
  /// Setting it under a transform chooses the bounds by the inverse of that (V-4); one that has none,
  /// or leaves the plane, takes the size as it is.
  var frame: Rect {
    get { isUpright ? untransformedFrame : box }
    set {
      guard !isUpright else {
        untransformedFrame = newValue
        return
      }
      bounds.size = untransformed(newValue.size)
      // Seen from the anchor point the box begins somewhere: that far away the anchor point goes.
      center = .zero
      let corner = box.origin
      center = Point(x: newValue.origin.x - corner.x, y: newValue.origin.y - corner.y)
    }
  }

  /// The box of what is seen of the view; at the anchor point if nothing is.
  private var box: Rect {
    let box = boxInSuperview(bounds)
    return box.isNull ? Rect(origin: center) : box
  }

  /// The size that comes out as another one under the linear part of the transform.
  private func untransformed(_ size: Size) -> Size {
    guard plane.isInvertible else { return size }
    let inner = size.applying(plane.inverted())
    // What is as good as flat has the size that was asked for, too.
    guard inner.width.isFinite, inner.height.isFinite else { return size }
    return Size(width: abs(inner.width), height: abs(inner.height))
  }
}
