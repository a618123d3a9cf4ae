public import Atrium

/// A layer that draws a filled path, for use as the mask of another layer.
@MainActor
public final class CAShapeLayer: CALayer {
  private let shape: ShapeView

  /// Makes a shape layer without a path.
  public convenience init() { self.init(of: ShapeView()) }

  init(of shape: ShapeView) {
    self.shape = shape
    super.init(of: shape)
  }

  /// The path of the shape; nil draws nothing.
  public var path: Path? {
    get { shape.path }
    set { shape.path = newValue }
  }

  /// The fill colour; for a mask only its alpha is used.
  public var fillColor: Color? {
    get { shape.color }
    set { shape.color = newValue }
  }

  /// The frame, whose origin is the origin of the path's coordinates.
  ///
  /// As on iOS, the frame's size does not clip the path.
  public override var frame: Rect {
    get { shape.place }
    set { shape.place = newValue }
  }
}

/// The view of a shape layer.
///
/// Its bounds are the bounds of the path.
final class ShapeView: View {
  var path: Path? { didSet { update() } }
  var color: Color? = .black { didSet { setNeedsDisplay() } }
  var place = Rect.zero { didSet { update() } }

  private func update() {
    let area = path.map(\.bounds) ?? .zero
    frame = area.offsetBy(dx: place.minX, dy: place.minY)
    bounds = area
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let path, let color { canvas.fill(path, with: color) }
  }
}
