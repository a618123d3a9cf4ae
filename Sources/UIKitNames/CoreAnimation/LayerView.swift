import Atrium

/// The view of a separate layer, or the view that draws the content of another view's own layer.
class LayerView: View {
  /// The layer that the program holds.
  weak var shown: CALayer?
  /// Whether the view belongs to the layer of its superview.
  var isBacking = false
  /// The value that the program has set; nothing is drawn for other values than images.
  var contents: Any? {
    didSet {
      image = contents as? Image ?? (contents as? CGImage).map { Image($0.bitmap) }
      setNeedsDisplay()
    }
  }
  private var image: Image?
  /// The mode in which the image is fitted into the bounds.
  var gravity = CALayerContentsGravity.resize {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// The layer that this view represents; nil if the view draws the content of its superview's own layer.
  var ownLayer: CALayer? { isBacking ? nil : shown ?? makeLayer() }

  /// Makes a new layer object for this view, after the program has released the previous layer object.
  func makeLayer() -> CALayer { CALayer(of: self) }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let image { canvas.draw(image, in: gravity.mode.rect(for: image.size, in: bounds)) }
    guard let shown else { return }
    GraphicsContext.withCurrent(canvas) {
      if let context = GraphicsContext.current { shown.draw(in: context) }
    }
  }
}
