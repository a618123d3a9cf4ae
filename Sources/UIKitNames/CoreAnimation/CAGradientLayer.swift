public import Atrium
public import Foundation

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change outwards from the start point, in circles; the distance to the end point is the radius.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a gradient over its bounds.
@MainActor
open class CAGradientLayer: CALayer {
  private var gradient: GradientView? { view as? GradientView }

  /// Makes a separate layer without colours.
  public override init() { super.init(of: GradientView()) }

  /// Makes a separate layer, without copying the values of the other layer.
  public override init(layer: Any) { super.init(of: GradientView()) }

  override init(of view: View, in host: View? = nil) { super.init(of: view, in: host) }

  /// The colours; values of other types are ignored.
  open var colors: [Any]? {
    get { gradient?.colors }
    set { gradient?.colors = newValue?.compactMap { $0 as? Color } }
  }
  /// The positions of the colours, from 0 to 1; nil spaces the colours evenly.
  open var locations: [NSNumber]? {
    get { gradient?.locations?.map { NSNumber(value: $0) } }
    set { gradient?.locations = newValue?.map(\.doubleValue) }
  }
  /// The beginning of the gradient in the bounds, with coordinates from 0 to 1.
  open var startPoint: Point {
    get { gradient?.start ?? Point(x: 0.5, y: 0.0) }
    set { gradient?.start = newValue }
  }
  /// The end of the gradient in the bounds, with coordinates from 0 to 1.
  open var endPoint: Point {
    get { gradient?.end ?? Point(x: 0.5, y: 1.0) }
    set { gradient?.end = newValue }
  }
  /// The shape of the gradient.
  open var type: CAGradientLayerType {
    get { gradient?.shape ?? .axial }
    set { gradient?.shape = newValue }
  }
}

/// The view of a gradient layer.
final class GradientView: LayerView {
  var colors: [Color]? { didSet { setNeedsDisplay() } }
  var locations: [Double]? { didSet { setNeedsDisplay() } }
  var start = Point(x: 0.5, y: 0.0) { didSet { setNeedsDisplay() } }
  var end = Point(x: 0.5, y: 1.0) { didSet { setNeedsDisplay() } }
  var shape = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  override func makeLayer() -> CALayer { CAGradientLayer(of: self) }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let colors, let first = colors.first else { return }
    // The layer of a view has that view's corners; a separate layer has its own corners.
    let styled = isBacking ? superview ?? self : self
    let area = Path(
      roundedRect: bounds, byRoundingCorners: styled.maskedCorners,
      cornerRadius: styled.cornerRadius)
    guard colors.count > 1 else { return canvas.fill(area, with: first) }
    let stops = colors.enumerated().map { index, color in
      let equal = Double(index) / Double(colors.count - 1)
      let offset = locations.map { index < $0.count ? $0[index] : 1 } ?? equal
      return Gradient.Stop(offset: offset, color: color)
    }
    let (from, to) = (place(start), place(end))
    canvas.fill(
      area,
      with: shape == .radial
        ? .radial(center: from, radius: from.distance(to: to), stops: stops)
        : .linear(from: from, to: to, stops: stops))
  }

  private func place(_ point: Point) -> Point {
    Point(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}
