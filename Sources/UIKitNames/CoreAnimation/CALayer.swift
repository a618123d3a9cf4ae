public import Atrium
public import Foundation
public import CoreGraphicsNames
public import FoundationNames

/// A layer: the appearance of a view, or a separate layer in a view or another layer.
///
/// A layer wraps a view, which stores its values. `view.layer` makes a new wrapper each time, and so does
/// ``sublayers`` for a layer that the program no longer holds. A separate layer is a subview that receives no
/// touches. It appears among the view's `subviews`, which are in the order from back to front.
@MainActor
open class CALayer: FoundationNames.NSObjectProtocol {
  /// The view that draws the layer's own content.
  let view: View
  /// The view whose geometry and appearance the layer represents.
  let styled: View

  /// Makes a separate layer.
  public init() {
    let view = LayerView()
    (self.view, styled) = (view, view)
    view.shown = self
  }

  /// Makes a separate layer, without copying the values of the other layer.
  public init(layer: Any) {
    let view = LayerView()
    (self.view, styled) = (view, view)
    view.shown = self
  }

  /// Makes a separate layer, without decoding any values.
  public convenience init?(coder: Coder) { self.init() }

  init(of view: View, in host: View? = nil) {
    (self.view, styled) = (view, host ?? view)
    (view as? LayerView)?.shown = self
  }

  // MARK: Hierarchy

  /// The separate layers in this layer, from back to front; nil if there are no such layers.
  open var sublayers: [CALayer]? {
    get {
      let layers = styled.subviews.compactMap { ($0 as? LayerView)?.ownLayer }
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  /// The layer that contains this layer.
  ///
  /// The value is nil for a view's own layer, and for a separate layer that has not been added to another layer.
  open var superlayer: CALayer? {
    guard styled is LayerView, let superview = styled.superview else { return nil }
    return (superview as? LayerView)?.ownLayer ?? superview.layer
  }
  /// Adds a layer in front of the subviews and sublayers.
  open func addSublayer(_ layer: CALayer) { styled.addSubview(layer.styled) }
  /// Inserts a layer at an index among the subviews and sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    styled.insertSubview(layer.styled, at: min(Int(index), styled.subviews.count))
  }
  /// Inserts a layer in front of another layer; nil inserts it in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling else { return addSublayer(layer) }
    styled.insertSubview(layer.styled, aboveSubview: sibling.styled)
  }
  /// Inserts a layer behind another layer; nil inserts it behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling else { return insertSublayer(layer, at: 0) }
    styled.insertSubview(layer.styled, belowSubview: sibling.styled)
  }
  /// Removes the layer from the layer that contains it; does nothing for a view's own layer.
  open func removeFromSuperlayer() {
    if styled is LayerView { styled.removeFromSuperview() }
  }

  // MARK: Geometry

  /// The three-dimensional transform.
  open var transform: Transform3D {
    get { styled.transform3D }
    set { styled.transform3D = newValue }
  }
  /// Returns the two-dimensional transform.
  open func affineTransform() -> CGAffineTransform { styled.transform }
  /// Sets the two-dimensional transform.
  open func setAffineTransform(_ transform: CGAffineTransform) { styled.transform = transform }
  /// The point of the bounds that lies at ``position``, with coordinates from 0 to 1.
  open var anchorPoint: Point {
    get { styled.anchorPoint }
    set { styled.anchorPoint = newValue }
  }
  /// The position of the anchor point in the superlayer.
  open var position: Point {
    get { styled.center }
    set { styled.center = newValue }
  }
  /// The bounds, in the layer's own coordinates.
  open var bounds: Rect {
    get { styled.bounds }
    set { styled.bounds = newValue }
  }
  /// The frame in the superlayer.
  open var frame: Rect {
    get { styled.frame }
    set { styled.frame = newValue }
  }
  /// Returns the size that the content needs, by default the size of the bounds.
  open func preferredFrameSize() -> Size { bounds.size }
  /// Returns whether a point is inside the bounds.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }
  /// Converts a point from the coordinates of another layer; nil means the window.
  open func convert(_ point: Point, from layer: CALayer?) -> Point {
    styled.convert(point, from: layer?.styled)
  }
  /// Converts a point to the coordinates of another layer; nil means the window.
  open func convert(_ point: Point, to layer: CALayer?) -> Point {
    styled.convert(point, to: layer?.styled)
  }

  // MARK: Appearance

  /// The radius of the corners, in points.
  open var cornerRadius: Double {
    get { styled.cornerRadius }
    set {
      styled.cornerRadius = newValue
      view.setNeedsDisplay()
    }
  }
  /// The corners that are rounded.
  open var maskedCorners: RectCorner {
    get { styled.maskedCorners }
    set { styled.maskedCorners = newValue }
  }
  /// The curve of the corners; the value is stored in this wrapper, and corners are always circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether the subviews are clipped to the bounds and the rounded corners.
  open var masksToBounds: Bool {
    get { styled.clipsToBounds }
    set { styled.clipsToBounds = newValue }
  }
  /// The width of the border, in points.
  open var borderWidth: Double {
    get { styled.borderWidth }
    set { styled.borderWidth = newValue }
  }
  /// The colour of the border.
  open var borderColor: Color? {
    get { styled.borderColor }
    set { styled.borderColor = newValue }
  }
  /// The colour of the background.
  open var backgroundColor: Color? {
    get { styled.backgroundColor }
    set { styled.backgroundColor = newValue }
  }
  /// The colour of the shadow.
  open var shadowColor: Color? {
    get { styled.shadowColor }
    set { styled.shadowColor = newValue }
  }
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float {
    get { Float(styled.shadowOpacity) }
    set { styled.shadowOpacity = Double(newValue) }
  }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: Double {
    get { styled.shadowRadius }
    set { styled.shadowRadius = newValue }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset: Size {
    get { styled.shadowOffset }
    set { styled.shadowOffset = newValue }
  }
  /// The outline of the shadow; nil uses the outline of the view.
  open var shadowPath: Path? {
    get { styled.shadowPath }
    set { styled.shadowPath = newValue }
  }
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { Float(styled.alpha) }
    set { styled.alpha = Double(newValue) }
  }
  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { styled.isHidden }
    set { styled.isHidden = newValue }
  }
  /// The layer whose opacity masks this layer; nil if there is no mask, or if the view's mask is not a layer.
  open var mask: CALayer? {
    get { (styled.mask as? LayerView)?.ownLayer }
    set { styled.mask = newValue?.styled }
  }
  /// The image of the layer, drawn in its bounds behind the subviews; a `CGImage` or a `UIImage`.
  open var contents: Any? {
    get { (view as? LayerView ?? styled.knownBacking)?.contents }
    set {
      let view = view as? LayerView ?? styled.knownBacking
      guard view != nil || newValue != nil else { return }
      (view ?? styled.backing { LayerView() }).contents = newValue
    }
  }
  /// The mode in which the ``contents`` are fitted into the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { (view as? LayerView ?? styled.knownBacking)?.gravity ?? .resize }
    set { (view as? LayerView ?? styled.backing { LayerView() }).gravity = newValue }
  }
  /// The position along the axis that points out of the screen.
  ///
  /// Layers with a larger value are painted in front of their siblings.
  open var zPosition: Double {
    get { styled.zPosition }
    set { styled.zPosition = newValue }
  }
  /// The number of pixels per point of the contents, which is always the scale of the window.
  ///
  /// Setting this property has no effect.
  open var contentsScale: Double {
    get { styled.window?.scale ?? 1 }
    set {}
  }
  /// Whether the layer is drawn into a cached bitmap; the value is stored in this wrapper, and has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the cached bitmap; the value is stored in this wrapper, and has no effect.
  open var rasterizationScale = 1.0

  /// Draws the content of a separate layer, in the coordinates of its bounds; does nothing by default.
  open func draw(in ctx: GraphicsContext) {}
  /// Returns whether the program must redraw the layer after a change of a property: false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the action for a change of a property; nil, since a change takes effect without an animation.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for a change of a property by default: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Requests that the content is redrawn in the next display frame.
  open func setNeedsDisplay() { view.setNeedsDisplay() }
  /// Requests a layout of the view in the next display frame.
  open func setNeedsLayout() { styled.setNeedsLayout() }
  /// Lays out the view now if a layout was requested.
  open func layoutIfNeeded() { styled.layoutIfNeeded() }

  /// Removes all animations of the layer and its view; the view keeps its own property values.
  open func removeAllAnimations() {
    LayerAnimations.of(self)?.removeAll()
    styled.removeAllAnimations()
  }

  /// Returns a copy of the layer with the geometry, opacity and background colour that are currently on the screen.
  open func presentation() -> CALayer? {
    let shown = styled.presentation
    let copy = CALayer()
    copy.view.bounds = shown.bounds
    copy.view.center = shown.center
    copy.view.transform3D = shown.transform3D
    copy.view.alpha = shown.alpha
    copy.view.backgroundColor = shown.backgroundColor
    return copy
  }
}

/// An action that a layer may run after a change of a property.
@MainActor
public protocol CAAction: AnyObject {}

/// The action that changes a property without an animation.
extension NSNull: CAAction {}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with a gradual beginning, which the toolkit draws as a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension View {
  /// The layer of the view.
  ///
  /// It is a gradient layer, a shape layer or a text layer if ``AtriumKit/View/layerClass`` is that class.
  public var layer: CALayer {
    let kind: AnyClass = type(of: self).layerClass
    if kind == CAGradientLayer.self {
      return CAGradientLayer(of: backing { GradientView() }, in: self)
    }
    if kind == CATextLayer.self { return CATextLayer(of: backing { TextLayerView() }, in: self) }
    if kind == CAShapeLayer.self { return CAShapeLayer(of: backing { ShapeView() }, in: self) }
    return CALayer(of: self)
  }

  /// The view that draws the content of the layer behind the subviews; nil before its first use.
  var knownBacking: LayerView? {
    subviews.lazy.compactMap { $0 as? LayerView }.first { $0.isBacking }
  }

  /// Returns the view that draws the content of the layer behind the subviews.
  func backing<Backing: LayerView>(_ make: () -> Backing) -> Backing {
    if let known = knownBacking as? Backing { return known }
    let view = make()
    view.isBacking = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }
}
