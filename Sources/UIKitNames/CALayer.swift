public import Atrium

/// A view's layer, with the properties that have a counterpart in ``AtriumKit/View``.
///
/// It wraps the view and stores no values. `view.layer` makes a new wrapper each time.
@MainActor
open class CALayer {
  let view: View

  init(of view: View) { self.view = view }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { view.cornerRadius }
    set { view.cornerRadius = newValue }
  }
  /// The corners that are round.
  public var maskedCorners: RectCorner {
    get { view.maskedCorners }
    set { view.maskedCorners = newValue }
  }
  /// Whether the subviews are clipped to the bounds and the round corners.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// The width of the border, in points.
  public var borderWidth: Double {
    get { view.borderWidth }
    set { view.borderWidth = newValue }
  }
  /// The colour of the border.
  public var borderColor: Color? {
    get { view.borderColor }
    set { view.borderColor = newValue }
  }
  /// The colour of the background.
  public var backgroundColor: Color? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }
  /// The colour of the shadow.
  public var shadowColor: Color? {
    get { view.shadowColor }
    set { view.shadowColor = newValue }
  }
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { Float(view.shadowOpacity) }
    set { view.shadowOpacity = Double(newValue) }
  }
  /// The blur radius of the shadow, in points.
  public var shadowRadius: Double {
    get { view.shadowRadius }
    set { view.shadowRadius = newValue }
  }
  /// The offset of the shadow, in points.
  public var shadowOffset: Size {
    get { view.shadowOffset }
    set { view.shadowOffset = newValue }
  }
  /// The outline of the shadow; nil uses the outline of the view.
  public var shadowPath: Path? {
    get { view.shadowPath }
    set { view.shadowPath = newValue }
  }
  /// The three-dimensional transform.
  public var transform: Transform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }
  /// The point of the bounds that lies at ``position``, with coordinates from 0 to 1.
  public var anchorPoint: Point {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }
  /// The position of the anchor point in the superview.
  public var position: Point {
    get { view.center }
    set { view.center = newValue }
  }
  /// The opacity of the layer, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = Double(newValue) }
  }
  /// The bounds of the view, in its own coordinates.
  public var bounds: Rect { view.bounds }
  /// The frame of the view in its superview; for a mask, its origin is the origin of the path's coordinates.
  open var frame: Rect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The shape that masks the view; nil if there is none, or if the view's mask is not a shape.
  public var mask: CAShapeLayer? {
    get { (view.mask as? ShapeView).map(CAShapeLayer.init(of:)) }
    set { view.mask = newValue?.view }
  }

  /// Ends all animations of the view, which keeps its current property values.
  public func removeAllAnimations() { view.removeAllAnimations() }
}

extension View {
  /// The layer of the view.
  public var layer: CALayer { CALayer(of: self) }
}
