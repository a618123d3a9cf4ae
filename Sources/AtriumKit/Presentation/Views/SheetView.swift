import AtriumGeometry
import AtriumGraphics

/// A sheet: round corners and a shadow around a presented controller's view.
final class SheetView: View {
  static let cornerRadius = 14.0

  private let ground = BubbleBackgroundView()
  private let clip = View()
  private let content: View

  /// Whether the lower corners are below the container's edge.
  var isAttachedToBottom = false {
    didSet { if isAttachedToBottom != oldValue { setNeedsLayout() } }
  }

  init(content: View, frame: Rect) {
    self.content = content
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.cornerRadius = SheetView.cornerRadius
    addSubview(ground)
    addSubview(clip)
    clip.addSubview(content)
    place()
    // The content is resized with the sheet (A.2, row 5), and not only in its layout.
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let hidden = isAttachedToBottom ? SheetView.cornerRadius : 0
    var shape = bounds
    shape.size.height += hidden
    clip.frame = shape
    content.frame = Rect(origin: .zero, size: bounds.size)
    ground.frame = shape.insetBy(
      dx: -BubbleBackgroundView.margin, dy: -BubbleBackgroundView.margin)
    ground.outline = Path(roundedRect: shape, cornerRadius: SheetView.cornerRadius)
  }
}
