public import Atrium

/// A filled path, as the mask of a layer.
@MainActor
public final class CAShapeLayer: CALayer {
  private let shape: ShapeView

  /// Makes a shape without a path.
  public convenience init() { self.init(of: ShapeView()) }

  init(of shape: ShapeView) {
    self.shape = shape
    super.init(of: shape)
  }

  /// The outline; nothing is visible without one.
  public var path: Path? {
    get { shape.path }
    set { shape.path = newValue }
  }

  /// The colour inside; of a mask only its alpha counts.
  public var fillColor: Color? {
    get { shape.color }
    set { shape.color = newValue }
  }

  /// The frame in which the coordinates of the path begin.
  ///
  /// As on iOS, its size does not clip the path.
  public override var frame: Rect {
    get { shape.place }
    set { shape.place = newValue }
  }
}

/// The view of a shape: as large as its path, in the path's coordinates.
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
