import Atrium

/// The view of a separate layer, or the view that draws the content of a view's gradient or shape layer.
class LayerView: View {
  /// The layer that the program holds.
  weak var shown: CALayer?
  /// Whether the view belongs to the layer of its superview.
  var isBacking = false
  /// The image that is stretched to the bounds.
  var contents: Image? {
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
    if let contents { canvas.draw(contents, in: bounds) }
  }
}
