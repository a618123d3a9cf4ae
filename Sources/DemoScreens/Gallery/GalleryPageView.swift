import AtriumControls
package import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

/// A page of the pager: a coloured card with text about what users can do there.
package final class GalleryPageView: View {
  enum Subject: CaseIterable {
    case fingers
    case wheel
    case keys
    case edges

    var title: String {
      switch self {
      case .fingers: String(localized: "Fingers")
      case .wheel: String(localized: "Wheel")
      case .keys: String(localized: "Keys")
      case .edges: String(localized: "Edges")
      }
    }

    var text: String {
      switch self {
      case .fingers:
        String(localized: "Draw, or throw. A mouse turns pages by Shift and wheel, or by keys.")
      case .wheel: String(localized: "With Shift held, a step turns a page.")
      case .keys: String(localized: "Arrows, Page Up and Down, Home, End.")
      case .edges: String(localized: "Beyond the last page there is a rubber band.")
      }
    }

    func color(_ palette: Palette) -> Color {
      switch self {
      case .fingers: palette.clay
      case .wheel: palette.ochre
      case .keys: palette.sage
      case .edges: palette.sea
      }
    }
  }

  /// The space beside the card, in points.
  package static let margin = 4.0

  private let subject: Subject
  private let titleLabel: Label
  private let textLabel: Label

  init(_ subject: Subject) {
    self.subject = subject
    titleLabel = Label(text: subject.title, font: .preferredFont(forTextStyle: .title2))
    textLabel = Label(text: subject.text)
    super.init(frame: .zero)
    accessibilityLabel = subject.title
    textLabel.numberOfLines = 0
    textLabel.lineBreakMode = .byWordWrapping
    textLabel.textRole = \.secondaryLabel
    addSubview(titleLabel)
    addSubview(textLabel)
  }

  private var card: Rect {
    bounds.shrunkBy(dx: GalleryPageView.margin, dy: 0)
  }
  /// The height of the coloured band above the card's text, in points.
  private var bandHeight = 24.0
  /// The space between the band and the text, in points.
  private var wordsMargin = 16.0

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = card.width < 160 || card.height < 160
    titleLabel.font = .preferredFont(forTextStyle: isNarrow ? .headline : .title2)
    textLabel.font = .preferredFont(forTextStyle: isNarrow ? .footnote : .body)
    let padding = Size(width: isNarrow ? 10 : 20, height: isNarrow ? 8 : 16)
    let area = card.shrunkBy(dx: padding.width, dy: padding.height)
    wordsMargin = area.minY - card.minY
    let width = area.width
    let title = titleLabel.sizeThatFits(.zero)
    let text = textLabel.sizeThatFits(Size(width: width))
    let words = title.height + 4 + text.height + 2 * padding.height
    let height = max(0, min(max(24, bounds.height - 130), bounds.height - words))
    if height != bandHeight {
      bandHeight = height
      setNeedsDisplay()
    }
    titleLabel.frame = Rect(
      x: area.minX, y: area.minY + bandHeight, width: width, height: title.height)
    let top = titleLabel.frame.maxY + 4
    textLabel.frame = Rect(
      x: area.minX, y: top, width: width, height: max(0, min(text.height, area.maxY - top)))
  }

  package override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let shape = Path(roundedRect: card, cornerRadius: Theme.cardCornerRadius)
    canvas.fill(shape, with: theme.surface)
    canvas.withSavedState { canvas in
      canvas.clip(to: shape)
      let (color, palette) = (subject.color(Palette(traitCollection)), Palette(traitCollection))
      // The title's current animated frame is used, so that the band ends above the text during an animation too.
      let end = titleLabel.presentation.frame.minY - wordsMargin
      let band = Rect(
        x: card.minX, y: card.minY, width: card.width, height: max(0, end - card.minY))
      canvas.clip(to: band)
      canvas.fill(band, with: color)
      for ring in 0..<4 {
        let radius = band.width * (0.95 - 0.22 * Double(ring))
        let center = Point(x: band.minX + band.width * 0.2, y: band.maxY)
        canvas.fill(
          Path(ovalIn: Rect(center: center, size: Size(width: radius, height: radius))),
          with: palette.sand.withAlphaComponent(0.16))
      }
    }
    canvas.stroke(
      Path(
        roundedRect: card.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cardCornerRadius - 0.5),
      with: theme.separator, width: 1)
  }
}
