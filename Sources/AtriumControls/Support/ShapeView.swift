import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A part of a control: a rounded background whose frame and colour can be animated, with an optional
/// outline.
final class ShapeView: View {
  /// The colour of the outline; nil for no outline.
  var outlineColor: Color? {
    didSet { if outlineColor != oldValue { setNeedsDisplay() } }
  }

  init(cornerRadius: Double = 0) {
    super.init(frame: .zero)
    self.cornerRadius = cornerRadius
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let outlineColor, bounds.width > 1, bounds.height > 1 else { return }
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: max(0, min(cornerRadius, bounds.height / 2) - 0.5)),
      with: outlineColor, width: 1)
  }
}
