import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One segment of a segmented control.
final class SegmentView: ItemView, TextDisplaying {
  var segment = SegmentedControl.Segment() {
    didSet {
      guard segment != oldValue else { return }
      layout = nil
      accessibilityLabel = segment.name
      setNeedsDisplay()
    }
  }
  /// The font of the title.
  var font = SegmentedMetrics.font {
    didSet {
      guard font != oldValue else { return }
      layout = nil
      setNeedsDisplay()
    }
  }
  private var layout: TextLayout?

  override var isItemEnabled: Bool { segment.isEnabled }

  /// The width that was set for the segment, in points; nil if none was set.
  var fixedWidth: Double? {
    segment.width > 0 && segment.width.isFinite ? segment.width : nil
  }

  /// The width of the segment's content including the padding on both sides, in points.
  var fittingWidth: Double { fittingWidth(in: font) }

  /// Returns the width of the content with its padding, in points, for a title in the given font.
  func fittingWidth(in font: Font) -> Double {
    let width =
      segment.image.map { imageSize(of: $0).width }
      ?? (font == self.font ? textLayout(width: nil) : makeLayout(font, width: nil)).size.width
    return (width + 2 * SegmentedMetrics.padding).rounded(.up)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if isMarked, !state.isSelected {
      canvas.fill(
        Path(roundedRect: bounds, cornerRadius: SegmentedMetrics.pillRadius),
        with: state.isPressed ? theme.pressedFill : theme.hoverFill)
    }
    if let image = segment.image {
      canvas.draw(image, in: Rect(center: bounds.center, size: imageSize(of: image)), tint: ink)
    } else if hasText {
      let place = textPlace
      canvas.draw(place.layout, at: place.point, color: ink)
    }
  }

  var displayedTexts: [DisplayedText] {
    guard segment.image == nil, hasText else { return [] }
    let place = textPlace
    return [DisplayedText(place.layout, at: place.point, color: ink)]
  }

  private func imageSize(of image: Image) -> Size {
    let factor = min(1, SegmentedMetrics.imageHeight / max(1, image.size.height))
    return Size(width: image.size.width * factor, height: image.size.height * factor)
  }

  private var ink: Color {
    let color = state.isSelected ? theme.onSelectedFill : theme.label
    guard !isUsable else { return color }
    // In high contrast the selection inverts the colours; dimmed text on the inverted background would be
    // unreadable.
    return color.withAlphaComponent(
      state.isSelected && theme.isHighContrast ? 0.9 : Theme.disabledAlpha)
  }

  /// Whether the segment has a title and enough space for at least one letter.
  private var hasText: Bool {
    !segment.title.isEmpty && bounds.height > 0 && bounds.width > SegmentedMetrics.leastTextWidth
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
    let made = makeLayout(font, width: width)
    if !made.isTruncated { layout = made }
    return made
  }

  private func makeLayout(_ font: Font, width: Double?) -> TextLayout {
    TextLayout(
      segment.title, font: font, maximumWidth: width, maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
  }
}
