import AtriumGeometry
import AtriumGraphics

/// A view with rounded corners and a shadow around a presented controller's view.
final class SheetView: View {
  static let cornerRadius = 14.0

  private let ground = BubbleBackgroundView()
  private let clip = View()
  private let content: View
  private let grabber = SheetGrabber()

  /// Whether the sheet is attached to the bottom edge of its container; its lower corners are then below that edge.
  var isAttachedToBottom = false {
    didSet { if isAttachedToBottom != oldValue { setNeedsLayout() } }
  }
  /// The radius of the corners, in points.
  var radius = SheetView.cornerRadius {
    didSet { if radius != oldValue { setNeedsLayout() } }
  }
  /// Whether the grabber in front of the content is visible.
  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }
  /// Called when the grabber is clicked.
  var onGrabberPress: (@MainActor () -> Void)? {
    get { grabber.onPress }
    set { grabber.onPress = newValue }
  }

  init(content: View, frame: Rect) {
    self.content = content
    super.init(frame: frame)
    clip.clipsToBounds = true
    grabber.isHidden = true
    addSubview(ground)
    addSubview(clip)
    clip.addSubview(content)
    addSubview(grabber)
    place()
    // The content is resized together with the sheet (A.2, row 5), and not only in the sheet's next layout.
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let radius = radius.isFinite ? max(0, radius) : SheetView.cornerRadius
    let hidden = isAttachedToBottom ? radius : 0
    var shape = bounds
    shape.size.height += hidden
    clip.cornerRadius = radius
    clip.frame = shape
    content.frame = Rect(origin: .zero, size: bounds.size)
    ground.frame = shape.insetBy(
      dx: -BubbleBackgroundView.margin, dy: -BubbleBackgroundView.margin)
    ground.outline = Path(roundedRect: shape, cornerRadius: radius)
    let area = SheetGrabber.area
    grabber.frame = Rect(
      x: ((bounds.width - area.width) / 2).rounded(), y: 0, width: area.width, height: area.height)
  }
}
