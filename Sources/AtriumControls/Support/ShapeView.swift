import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A part of a control: a rounded background whose frame and colour can be animated, with an optional
/// outline or image.
final class ShapeView: View {
  /// The colour of the outline; nil for no outline.
  var outlineColor: Color? {
    didSet { if outlineColor != oldValue { setNeedsDisplay() } }
  }

  /// The image that is drawn in the bounds; nil for no image.
  var image: Image? {
    didSet { if image !== oldValue { setNeedsDisplay() } }
  }
  /// The colour of a template image.
  var imageTint: Color? {
    didSet { if imageTint != oldValue { setNeedsDisplay() } }
  }

  init(cornerRadius: Double = 0) {
    super.init(frame: .zero)
    self.cornerRadius = cornerRadius
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let image {
      drawMirrorable(
        image, in: bounds, tint: image.renderingMode == .alwaysOriginal ? nil : imageTint,
        on: canvas)
    }
    guard let outlineColor, bounds.width > 1, bounds.height > 1 else { return }
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: max(0, min(cornerRadius, bounds.height / 2) - 0.5)),
      with: outlineColor, width: 1)
  }
}
