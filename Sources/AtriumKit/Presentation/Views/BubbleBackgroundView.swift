import AtriumGeometry
import AtriumGraphics

/// The background of a sheet or popover: shape, hairline and soft shadow.
///
/// The view is larger than the shape by ``margin`` on every side, since a view draws within its
/// bounds.
final class BubbleBackgroundView: View {
  /// The extent of the shadow, in points.
  static let margin = 28.0
  private static let shadowOffset = 5.0
  private static let steps = 11

  /// The outline, in coordinates that begin at the shape's own corner.
  var outline = Path() {
    didSet { if outline != oldValue { setNeedsDisplay() } }
  }

  /// The fill colour; that of the interface style if nil.
  var fillColor: Color? {
    didSet { if fillColor != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let colors = PresentationColors(traitCollection)
    let margin = BubbleBackgroundView.margin
    let shape = outline.applying(AffineTransform(translationX: margin, y: margin))
    let shadow = shape.applying(
      AffineTransform(translationX: 0, y: BubbleBackgroundView.shadowOffset))
    // Strokes of growing width add up to a shadow that is steep at the edge and flat far out.
    let steps = Double(BubbleBackgroundView.steps)
    let reach = margin - BubbleBackgroundView.shadowOffset
    for step in 1...BubbleBackgroundView.steps {
      let part = Double(step) / steps
      let style = LineStyle(width: 2 * reach * part * part, cap: .round, join: .round)
      canvas.stroke(
        shadow, with: Color(white: 0, alpha: colors.shadowAlpha / steps), style: style)
    }
    canvas.stroke(shape, with: colors.border, width: 2)
    canvas.fill(shape, with: fillColor ?? colors.background)
  }
}
