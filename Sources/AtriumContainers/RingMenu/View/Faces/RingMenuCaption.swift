import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The title in the centre of a ring, on a dark background that is readable over any content.
final class RingMenuCaption: View, TextDisplaying {
  /// The minimum width in which a title is readable, in points.
  private static let leastWidth = 64.0

  private var layout: TextLayout?
  /// The width in which the text is centred, in points.
  private var textWidth = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
    // Assistive technologies already read the title as the name of the highlighted item.
    accessibilityElementsHidden = true
  }

  /// Sets the title and its position in the ring.
  ///
  /// - Parameters:
  ///   - text: The title; an empty title hides the view.
  ///   - accessKey: The letter that is underlined; nil for no letter.
  ///   - center: The centre of the ring, in the superview.
  ///   - width: The maximum width, in points.
  func show(_ text: String, accessKey: Character?, at center: Point, width: Double) {
    guard !text.isEmpty, width >= RingMenuCaption.leastWidth else {
      isHidden = true
      return
    }
    textWidth = width - 24
    let sizes = RingMenuName.largerSizes(than: 15) + [15, 13, 11]
    let fonts = sizes.map { Font.system(ofSize: $0, weight: .semibold) }
    let made = RingMenuName.layout(
      text, fonts: fonts, width: textWidth, lines: 2, accessKey: accessKey)
    layout = made
    accessibilityLabel = text
    frame = Rect(
      center: center,
      size: Size(
        width: min(width, made.size.width.rounded(.up) + 24),
        height: made.size.height.rounded(.up) + 12))
    isHidden = false
    setNeedsDisplay()
  }

  /// The title, if the view shows it.
  var displayedTexts: [DisplayedText] {
    layout.map { [DisplayedText($0, at: textPlace(of: $0), color: .white)] } ?? []
  }

  private func textPlace(of layout: TextLayout) -> Point {
    Point(x: bounds.midX - textWidth / 2, y: bounds.midY - layout.size.height / 2)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let layout else { return }
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: min(bounds.height / 2, 16)),
      with: Color(white: 0, alpha: 0.85))
    canvas.draw(layout, at: textPlace(of: layout), color: .white)
  }
}
