import AtriumGeometry
import AtriumGraphics

/// The animatable values of a view: the model's, or those of its running animations.
///
/// The position is stored twice, as the centre and as the top left corner. The one that is set is
/// kept exactly and the other is computed; otherwise neither would read back exactly.
struct ViewState {
  var bounds: Rect {
    didSet { if bounds.size != oldValue.size { placeOrigin() } }
  }
  /// The position of the anchor point in the superview (V-3).
  var center: Point {
    didSet { if center != oldValue { placeOrigin() } }
  }
  var anchorPoint = Point(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeOrigin() } }
  }
  /// The rotation inside the frame, by which a child keeps its own orientation (CK-R8).
  ///
  /// It comes before the transform. Centre, anchor point, frame and transform have the superview's
  /// axes, the bounds have the view's own.
  private(set) var quarterTurn = QuarterTurn.none
  /// The top left corner of the untransformed frame in the superview (V-2).
  private(set) var origin: Point
  private(set) var plane = AffineTransform.identity
  /// The transform, if it leaves the plane.
  private(set) var spatial: Transform3D?
  /// 32 bits wide as in UIKit, which the threshold of hit testing shows (V-27, V-38).
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

  /// The size in the superview without the transform.
  private var placedSize: Size { quarterTurn.turning(bounds.size) }

  /// Rotates the view inside its untransformed frame.
  mutating func turn(to turn: QuarterTurn) {
    let frame = untransformedFrame
    quarterTurn = turn
    untransformedFrame = frame
  }

  /// The frame in the superview without the transform.
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

  /// The transform in space; it shares its value with ``transform``.
  var transform3D: Transform3D {
    get { spatial ?? Transform3D(plane) }
    set {
      let isAffine = newValue.isAffine
      (plane, spatial) = (newValue.affineTransform, isAffine ? nil : newValue)
    }
  }

  /// Whether the transform is the identity.
  var isUntransformed: Bool { spatial == nil && plane.isIdentity }

  /// Whether the view's axes are its superview's.
  var isUpright: Bool { isUntransformed && quarterTurn == .none }

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

  /// The transform in the plane with the quarter turn before it.
  private var linear: AffineTransform {
    quarterTurn == .none ? plane : quarterTurn.transform.concatenating(plane)
  }

  /// The transform in space with the quarter turn before it.
  private func turned(_ spatial: Transform3D) -> ProjectiveTransform {
    let projection = ProjectiveTransform(spatial)
    return quarterTurn == .none
      ? projection : ProjectiveTransform(quarterTurn.transform).concatenating(projection)
  }

  /// The transform from the view's coordinates to its superview's (V-8), for a view that is not
  /// ``spatial``.
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

  /// The transform from the superview's coordinates, for a view that is not ``spatial``.
  ///
  /// It uses the inverse of the transform, or the identity if there is no inverse. So a view that
  /// is scaled to zero is hit where it would be without the transform (V-40).
  var fromSuperview: AffineTransform {
    let anchor = anchor
    return AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(plane.isInvertible ? linear.inverted() : quarterTurn.inverse.transform)
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The projection of the view's points into its superview, for a ``spatial`` view.
  var projection: ProjectiveTransform? {
    guard let spatial else { return nil }
    let anchor = anchor
    return ProjectiveTransform(AffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(turned(spatial))
      .concatenating(ProjectiveTransform(AffineTransform(translationX: center.x, y: center.y)))
  }

  /// The inverse projection, for a ``spatial`` view; that of the untransformed view if it is
  /// edge-on.
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

  /// Whether the view is invisible because its plane goes through the eye.
  var isEdgeOn: Bool {
    spatial.map { !ProjectiveTransform($0).isInvertible } ?? false
  }

  /// The bounding box of a view's rectangle in the superview.
  func boxInSuperview(_ rect: Rect) -> Rect {
    if let projection { return rect.applying(projection) }
    return rect.applying(toSuperview)
  }

  /// The bounding box in the superview (V-1).
  ///
  /// Setting it under a transform computes the bounds by the inverse (V-4). If the transform has no
  /// inverse or leaves the plane, the bounds take the size unchanged.
  var frame: Rect {
    get { isUntransformed ? untransformedFrame : box }
    set {
      guard !isUntransformed else {
        untransformedFrame = newValue
        return
      }
      bounds.size = quarterTurn.turning(untransformed(newValue.size))
      // Moves the anchor point by the difference between the wanted and the actual corner of the
      // box.
      center = .zero
      let corner = box.origin
      center = Point(x: newValue.origin.x - corner.x, y: newValue.origin.y - corner.y)
    }
  }

  /// The bounding box of the transformed view; empty at the anchor point if nothing is visible.
  private var box: Rect {
    let box = boxInSuperview(bounds)
    return box.isNull ? Rect(origin: center) : box
  }

  /// The size that the linear part of the transform maps to this size.
  private func untransformed(_ size: Size) -> Size {
    guard plane.isInvertible else { return size }
    let inner = size.applying(plane.inverted())
    // An almost degenerate transform takes the size unchanged.
    guard inner.width.isFinite, inner.height.isFinite else { return size }
    return Size(width: abs(inner.width), height: abs(inner.height))
  }
}
