import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One segment of a segmented control.
final class SegmentView: View, TextDisplaying {
  private static let font = Font.system(ofSize: 14, weight: .medium)

  var segment = SegmentedControl.Segment() {
    didSet {
      guard segment != oldValue else { return }
      layout = nil
      accessibilityLabel = segment.name
      setNeedsDisplay()
    }
  }
  private var isSelected = false
  private var isHovered = false
  private var isPressed = false
  private var isEnabled = true
  private var layout: TextLayout?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if isSelected { traits.insert(.selected) }
      if !isUsable { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The width of all that it shows, with the room on both sides, in points.
  var fittingWidth: Double {
    let width = segment.image.map { imageSize(of: $0).width } ?? textLayout(width: nil).size.width
    return (width + 2 * SegmentedMetrics.padding).rounded(.up)
  }

  /// Takes the state of the control.
  func show(isSelected: Bool, isHovered: Bool, isPressed: Bool, isEnabled: Bool) {
    guard
      (isSelected, isHovered, isPressed, isEnabled)
        != (self.isSelected, self.isHovered, self.isPressed, self.isEnabled)
    else { return }
    (self.isSelected, self.isHovered) = (isSelected, isHovered)
    (self.isPressed, self.isEnabled) = (isPressed, isEnabled)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if isUsable, !isSelected, isPressed || isHovered {
      canvas.fill(
        Path(roundedRect: bounds, cornerRadius: SegmentedMetrics.pillRadius),
        with: isPressed ? theme.pressedFill : theme.hoverFill)
    }
    if let image = segment.image {
      canvas.draw(image, in: Rect(center: bounds.center, size: imageSize(of: image)), tint: ink)
    } else if !segment.title.isEmpty {
      let place = textPlace
      canvas.draw(place.layout, at: place.point, color: ink)
    }
  }

  var displayedTexts: [DisplayedText] {
    guard segment.image == nil, !segment.title.isEmpty, !bounds.isEmpty else { return [] }
    let place = textPlace
    return [DisplayedText(place.layout, at: place.point, color: ink)]
  }

  /// Whether a ground sets it apart from its neighbours.
  var isMarked: Bool { isSelected || isUsable && (isHovered || isPressed) }

  private func imageSize(of image: Image) -> Size {
    let factor = min(1, SegmentedMetrics.imageHeight / max(1, image.size.height))
    return Size(width: image.size.width * factor, height: image.size.height * factor)
  }

  private var isUsable: Bool { isEnabled && segment.isEnabled }

  private var ink: Color {
    let color = isSelected ? theme.onSelectedFill : theme.label
    return isUsable ? color : color.withAlphaComponent(Theme.disabledAlpha)
  }

  private var textPlace: (layout: TextLayout, point: Point) {
    let layout = textLayout(width: max(0, bounds.width - 8))
    return (
      layout,
      Point(
        x: (bounds.midX - layout.size.width / 2).rounded(),
        y: (bounds.midY - layout.size.height / 2).rounded())
    )
  }

  private func textLayout(width: Double?) -> TextLayout {
    if let known = layout, known.size.width <= width ?? .infinity { return known }
    let made = TextLayout(
      segment.title, font: SegmentView.font, maximumWidth: width, maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
    if !made.isTruncated { layout = made }
    return made
  }
}
