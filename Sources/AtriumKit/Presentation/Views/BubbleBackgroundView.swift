import AtriumGeometry
import AtriumGraphics

/// The background of a sheet or popover: the shape, a hairline and a soft shadow.
///
/// A view draws only within its bounds. This view is therefore larger than the shape by ``margin`` on every side.
final class BubbleBackgroundView: View {
  /// The extent of the shadow, in points.
  static let margin = 28.0
  private static let shadowOffset = 5.0
  private static let steps = 11

  /// The outline, in coordinates whose origin is the top left corner of the shape.
  var outline = Path() {
    didSet { if outline != oldValue { setNeedsDisplay() } }
  }

  /// The fill colour; nil uses the colour of the interface style.
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
    // The strokes have increasing widths. Together they form a shadow whose opacity falls quickly at the edge, and
    // slowly further out.
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
