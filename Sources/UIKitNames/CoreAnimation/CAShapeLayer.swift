public import Atrium
public import Foundation

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point is inside if the path's winding number around the point is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends exactly at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends beyond the end of the path by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut-off corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a filled and stroked path.
///
/// It may be the mask of another layer.
@MainActor
open class CAShapeLayer: CALayer {
  private var shape: ShapeView? { view as? ShapeView }

  /// Makes a separate layer without a path.
  public override init() { super.init(of: ShapeView()) }

  /// Makes a separate layer, without copying the values of the other layer.
  public override init(layer: Any) { super.init(of: ShapeView()) }

  override init(of view: View, in host: View? = nil) { super.init(of: view, in: host) }

  /// The path of the shape; nil draws nothing.
  open var path: Path? {
    get { shape?.path }
    set { shape?.path = newValue }
  }
  /// The fill colour, black by default; for a mask only its alpha is used.
  open var fillColor: Color? {
    get { shape?.color }
    set { shape?.color = newValue }
  }
  /// The rule that determines the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape?.rule == .evenOdd ? .evenOdd : .nonZero }
    set { shape?.rule = newValue == .evenOdd ? .evenOdd : .winding }
  }
  /// The colour of the line; nil, the default, draws no line.
  open var strokeColor: Color? {
    get { shape?.stroke }
    set { shape?.stroke = newValue }
  }
  /// The width of the line, in points.
  open var lineWidth: Double {
    get { shape?.line.width ?? 1 }
    set { shape?.line.width = newValue }
  }
  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap {
    get {
      shape.map { $0.line.cap == .round ? .round : $0.line.cap == .square ? .square : .butt }
        ?? .butt
    }
    set { shape?.line.cap = newValue == .round ? .round : newValue == .square ? .square : .butt }
  }
  /// The shape of the line's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get {
      shape.map { $0.line.join == .round ? .round : $0.line.join == .bevel ? .bevel : .miter }
        ?? .miter
    }
    set { shape?.line.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
  }
  /// The maximum length of sharp corners, as a multiple of the line width.
  open var miterLimit: Double {
    get { shape?.line.miterLimit ?? 10 }
    set { shape?.line.miterLimit = newValue }
  }
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.flatMap { $0.line.dash.isEmpty ? nil : $0.line.dash.map { NSNumber(value: $0) } } }
    set { shape?.line.dash = newValue?.map(\.doubleValue) ?? [] }
  }
  /// The offset of the first dash, in points.
  open var lineDashPhase: Double {
    get { shape?.line.dashPhase ?? 0 }
    set { shape?.line.dashPhase = newValue }
  }
  /// The beginning of the line, as a fraction of the path's length.
  open var strokeStart: Double {
    get { shape?.strokeStart ?? 0 }
    set { shape?.strokeStart = newValue }
  }
  /// The end of the line, as a fraction of the path's length.
  open var strokeEnd: Double {
    get { shape?.strokeEnd ?? 1 }
    set { shape?.strokeEnd = newValue }
  }

  /// Returns the layer itself, whose properties have the values that are currently on the screen.
  open override func presentation() -> CAShapeLayer? { self }

  /// The frame of the layer; its origin is the origin of the path's coordinates.
  ///
  /// As on iOS, the frame's size does not clip the path.
  open override var frame: Rect {
    get { shape.map { $0.isBacking ? super.frame : $0.place } ?? super.frame }
    set {
      guard let shape, !shape.isBacking else { return super.frame = newValue }
      shape.place = newValue
    }
  }
  /// The bounds of the layer, whose origin is zero.
  open override var bounds: Rect {
    get {
      shape.map { $0.isBacking ? super.bounds : Rect(origin: .zero, size: $0.place.size) }
        ?? super.bounds
    }
    set {
      guard let shape, !shape.isBacking else { return super.bounds = newValue }
      let middle = position
      shape.place.size = newValue.size
      position = middle
    }
  }
  /// The position of the anchor point in the superlayer.
  open override var position: Point {
    get {
      guard let shape, !shape.isBacking else { return super.position }
      return Point(
        x: shape.place.minX + shape.place.width * shape.anchor.x,
        y: shape.place.minY + shape.place.height * shape.anchor.y)
    }
    set {
      guard let shape, !shape.isBacking else { return super.position = newValue }
      shape.place.origin = Point(
        x: newValue.x - shape.place.width * shape.anchor.x,
        y: newValue.y - shape.place.height * shape.anchor.y)
    }
  }
  /// The point of the bounds that lies at ``position``, with coordinates from 0 to 1.
  open override var anchorPoint: Point {
    get { shape.map { $0.isBacking ? super.anchorPoint : $0.anchor } ?? super.anchorPoint }
    set {
      guard let shape, !shape.isBacking else { return super.anchorPoint = newValue }
      let middle = position
      shape.anchor = newValue
      position = middle
    }
  }
}

/// The view of a shape layer.
///
/// The bounds are the bounds of the path with a margin that contains the line, unless the view backs another view.
final class ShapeView: LayerView {
  var path: Path? { didSet { update() } }
  var color: Color? = .black { didSet { setNeedsDisplay() } }
  var rule = FillRule.winding { didSet { setNeedsDisplay() } }
  var stroke: Color? { didSet { update() } }
  var line = LineStyle(miterLimit: 10) { didSet { update() } }
  var strokeStart = 0.0 { didSet { setNeedsDisplay() } }
  var strokeEnd = 1.0 { didSet { setNeedsDisplay() } }
  /// The layer's frame without its transform.
  var place = Rect.zero { didSet { update() } }
  var anchor = Point(x: 0.5, y: 0.5) { didSet { update() } }

  override func makeLayer() -> CALayer { CAShapeLayer(of: self) }

  private func update() {
    setNeedsDisplay()
    guard !isBacking else { return }
    let margin = stroke == nil ? 0 : line.width / 2 * (line.join == .miter ? line.miterLimit : 2)
    let area = (path.map(\.bounds) ?? .zero).insetBy(dx: -margin, dy: -margin)
    bounds = area
    // The view rotates about the anchor point of the layer's frame, which may lie outside the path.
    let pivot = Point(x: place.width * anchor.x, y: place.height * anchor.y)
    anchorPoint = Point(
      x: area.width > 0 ? (pivot.x - area.minX) / area.width : 0.5,
      y: area.height > 0 ? (pivot.y - area.minY) / area.height : 0.5)
    center = place.origin + pivot
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let path else { return }
    if let color { canvas.fill(path, with: color, rule: rule) }
    if let stroke {
      canvas.stroke(path.trimmed(from: strokeStart, to: strokeEnd), with: stroke, style: line)
    }
  }
}
