import AtriumGeometry
import AtriumGraphics

/// The animatable values of a view: its model values, or the current values of its running animations.
///
/// The position is stored both as the centre and as the top left corner. The value that was set is stored exactly,
/// and the other value is computed from it. Both can therefore be set and read back without rounding errors.
struct ViewState {
  var bounds: Rect {
    didSet { if bounds.size != oldValue.size { placeOrigin() } }
  }
  /// The position of the anchor point in the superview's coordinates, in points (V-3).
  var center: Point {
    didSet { if center != oldValue { placeOrigin() } }
  }
  var anchorPoint = Point(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeOrigin() } }
  }
  /// The rotation of the view inside its frame, by which a child keeps its own orientation (CK-R8).
  ///
  /// The rotation comes before the transform. Centre, anchor point, frame and transform are relative to the
  /// superview's axes. The bounds are relative to the view's own axes.
  private(set) var quarterTurn = QuarterTurn.none
  /// The top left corner of the frame without the transform, in the superview's coordinates, in points (V-2).
  private(set) var origin: Point
  private(set) var plane = AffineTransform.identity
  /// The transform if it leaves the plane; nil for an affine transform.
  private(set) var spatial: Transform3D?
  /// The opacity.
  ///
  /// It has 32 bits as in UIKit, which affects the threshold of hit testing (V-27, V-38).
  var alpha: Float = 1
  var backgroundColor: Color?

  /// Makes the state of an untransformed view.
  init(frame: Rect) {
    bounds = Rect(size: frame.size)
    center = frame.center
    origin = frame.origin
  }

  private mutating func placeOrigin() {
    let size = placedSize
    origin = Point(
      x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height)
  }

  /// The size in the superview's coordinates without the transform.
  private var placedSize: Size { quarterTurn.turning(bounds.size) }

  /// Rotates the view inside its untransformed frame.
  mutating func turn(to turn: QuarterTurn) {
    let frame = untransformedFrame
    quarterTurn = turn
    untransformedFrame = frame
  }

  /// The frame in the superview's coordinates without the transform.
  var untransformedFrame: Rect {
    get { Rect(origin: origin, size: placedSize) }
    set {
      bounds.size = quarterTurn.turning(newValue.size)
      center = Point(
        x: newValue.origin.x + anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + anchorPoint.y * newValue.size.height)
      origin = newValue.origin
    }
  }

  /// The transform as an affine transform; the identity if it leaves the plane (V-12).
  var transform: AffineTransform {
    get { plane }
    set { (plane, spatial) = (newValue, nil) }
  }

  /// The transform in three dimensions; it shares its value with ``transform``.
  var transform3D: Transform3D {
    get { spatial ?? Transform3D(plane) }
    set {
      let isAffine = newValue.isAffine
      (plane, spatial) = (newValue.affineTransform, isAffine ? nil : newValue)
    }
  }

  /// Whether the transform is the identity.
  var isUntransformed: Bool { spatial == nil && plane.isIdentity }

  /// Whether the view's axes are those of the superview.
  var isUpright: Bool { isUntransformed && quarterTurn == .none }

  /// Returns whether the view's coordinates and the superview's coordinates differ only by whole pixels.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: False if the view is rotated or transformed.
  func isOnWholePixels(scale: Double) -> Bool {
    guard isUpright else { return false }
    let (x, y) = ((origin.x - bounds.origin.x) * scale, (origin.y - bounds.origin.y) * scale)
    return x == x.rounded() && y == y.rounded()
  }

  /// The anchor point in the view's own coordinates.
  private var anchor: Point {
    var part = anchorPoint
    if quarterTurn != .none {
      let fromMiddle = quarterTurn.vectorInside(part - Point(x: 0.5, y: 0.5))
      part = fromMiddle + Point(x: 0.5, y: 0.5)
    }
    return Point(
      x: bounds.origin.x + part.x * bounds.size.width,
      y: bounds.origin.y + part.y * bounds.size.height)
  }

  /// The affine transform after the quarter turn.
  private var linear: AffineTransform {
    quarterTurn == .none ? plane : quarterTurn.transform.concatenating(plane)
  }

  /// Returns a three-dimensional transform after the quarter turn.
  private func turned(_ spatial: Transform3D) -> ProjectiveTransform {
    let projection = ProjectiveTransform(spatial)
    return quarterTurn == .none
      ? projection : ProjectiveTransform(quarterTurn.transform).concatenating(projection)
  }

  /// The transform from the view's coordinates to the superview's (V-8), for a view without a ``spatial`` transform.
  var toSuperview: AffineTransform {
    if plane.isIdentity, quarterTurn == .none {
      return AffineTransform(
        translationX: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    }
    let anchor = anchor
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(linear)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// The transform from the superview's coordinates to the view's, for a view without a ``spatial`` transform.
  ///
  /// The value is the inverse of the transform, or the identity if there is no inverse. A view that is scaled to
  /// zero therefore receives touches where it would be without the transform (V-40).
  var fromSuperview: AffineTransform {
    let anchor = anchor
    return AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(plane.isInvertible ? linear.inverted() : quarterTurn.inverse.transform)
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The projection of the view's points into the superview; nil without a ``spatial`` transform.
  var projection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    return ProjectiveTransform(AffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(turned(spatial))
      .concatenating(ProjectiveTransform(AffineTransform(translationX: center.x, y: center.y)))
  }

  /// The inverse projection; nil without a ``spatial`` transform.
  ///
  /// If the view is edge-on, the value is the inverse for the view without its transform.
  var backProjection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    let projection = turned(spatial)
    return ProjectiveTransform(AffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(
        projection.isInvertible
          ? projection.inverted() : ProjectiveTransform(quarterTurn.inverse.transform)
      )
      .concatenating(ProjectiveTransform(AffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// Whether the view is invisible because the viewpoint is in the plane of the view.
  var isEdgeOn: Bool {
    spatial.map { !ProjectiveTransform($0).isInvertible } ?? false
  }

  /// Returns the bounding box of a rectangle of the view in the superview's coordinates.
  func boxInSuperview(_ rect: Rect) -> Rect {
    if let projection { return rect.applying(projection) }
    return rect.applying(toSuperview)
  }

  /// The view's bounding box in the superview's coordinates (V-1).
  ///
  /// If there is a transform, the setter computes the bounds with the inverse of the transform (V-4). If there is no
  /// inverse, or if the transform leaves the plane, the bounds get the given size unchanged.
  var frame: Rect {
    get { isUntransformed ? untransformedFrame : box }
    set {
      guard !isUntransformed else {
        untransformedFrame = newValue
        return
      }
      bounds.size = quarterTurn.turning(untransformed(newValue.size))
      // The anchor point moves by the difference between the requested and the actual corner of the bounding box.
      center = .zero
      let corner = box.origin
      center = Point(x: newValue.origin.x - corner.x, y: newValue.origin.y - corner.y)
    }
  }

  /// The bounding box of the transformed view.
  ///
  /// If no part of the view is visible, the box is an empty rectangle at the anchor point.
  private var box: Rect {
    let box = boxInSuperview(bounds)
    return box.isNull ? Rect(origin: center) : box
  }

  /// Returns the size that the linear part of the transform maps to the given size.
  private func untransformed(_ size: Size) -> Size {
    guard plane.isInvertible else { return size }
    let inner = size.applying(plane.inverted())
    // If the transform is almost degenerate, the size stays the same.
    guard inner.width.isFinite, inner.height.isFinite else { return size }
    return Size(width: abs(inner.width), height: abs(inner.height))
  }
}
