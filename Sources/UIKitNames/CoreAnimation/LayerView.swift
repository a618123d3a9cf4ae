import Atrium

/// The view of a separate layer, or of the content that a view's layer class draws.
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

  /// The layer that shows this view; nil for the content of a view's own layer.
  var ownLayer: CALayer? { isBacking ? nil : shown ?? makeLayer() }

  /// Makes a layer for a view whose layer the program no longer holds.
  func makeLayer() -> CALayer { CALayer(of: self) }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let contents { canvas.draw(contents, in: bounds) }
  }
}
