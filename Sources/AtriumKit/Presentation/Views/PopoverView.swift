import AtriumGeometry
import AtriumGraphics

/// A bubble with an arrow around a presented controller's view.
final class PopoverView: View {
  private let ground = BubbleBackgroundView()
  private let clip = View()
  private let content: View

  /// The frame of the bubble including its arrow, and the direction and tip of the arrow.
  var placement: PopoverLayout {
    didSet { if placement != oldValue { place() } }
  }

  /// The colour of the bubble; nil uses the background colour of the content.
  var backgroundOfBubble: Color? {
    didSet { if backgroundOfBubble != oldValue { setNeedsLayout() } }
  }

  init(content: View, placement: PopoverLayout) {
    self.content = content
    self.placement = placement
    super.init(frame: placement.frame)
    clip.clipsToBounds = true
    clip.cornerRadius = PopoverLayout.cornerRadius
    addSubview(ground)
    addSubview(clip)
    // Content that is already in a window stays there until the bubble has a superview.
    if content.window == nil { takeContent() }
    place()
  }

  private func takeContent() {
    clip.addSubview(content)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The arrow has the colour of the bubble, which is that of the content by default.
    ground.fillColor = backgroundOfBubble ?? content.backgroundColor
  }

  /// Moves the content into the bubble, if a presentation has shown the content without a bubble.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, content.superview !== clip else { return }
    takeContent()
    place()
  }

  private func place() {
    clip.frame = placement.contentFrame
    if content.superview === clip { content.frame = clip.bounds }
    let margin = BubbleBackgroundView.margin
    ground.frame = Rect(origin: .zero, size: placement.frame.size)
      .insetBy(dx: -margin, dy: -margin)
    ground.outline = placement.outline
  }
}
