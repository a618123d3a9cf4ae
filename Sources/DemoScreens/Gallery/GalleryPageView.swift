import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One page of the pages: a card in a colour, with what can be done with it.
final class GalleryPageView: View {
  enum Subject: CaseIterable {
    case fingers
    case wheel
    case keys
    case edges

    var title: String {
      switch self {
      case .fingers: "Fingers"
      case .wheel: "Wheel"
      case .keys: "Keys"
      case .edges: "Edges"
      }
    }

    var text: String {
      switch self {
      case .fingers: "Draw, or throw: one page for each."
      case .wheel: "With Shift held, a step turns a page."
      case .keys: "Arrows, Page Up and Down, Home, End."
      case .edges: "Beyond the last page there is a rubber band."
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

  private let subject: Subject
  private let titleLabel: Label
  private let textLabel: Label

  init(_ subject: Subject) {
    self.subject = subject
    titleLabel = Label(text: subject.title, font: .preferredFont(forTextStyle: .title2))
    textLabel = Label(text: subject.text)
    super.init(frame: .zero)
    textLabel.numberOfLines = 0
    textLabel.lineBreakMode = .byWordWrapping
    textLabel.textRole = \.secondaryLabel
    addSubview(titleLabel)
    addSubview(textLabel)
  }

  private var card: Rect { bounds.insetBy(dx: 4, dy: 0) }
  private var bandHeight: Double { max(24, bounds.height - 130) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = card.insetBy(dx: 20, dy: 16)
    let width = max(0, area.width)
    let title = titleLabel.sizeThatFits(.zero)
    titleLabel.frame = Rect(
      x: area.minX, y: area.minY + bandHeight, width: width, height: title.height)
    let top = titleLabel.frame.maxY + 4
    let text = textLabel.sizeThatFits(Size(width: width))
    textLabel.frame = Rect(
      x: area.minX, y: top, width: width, height: max(0, min(text.height, area.maxY - top)))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let shape = Path(roundedRect: card, cornerRadius: Theme.cardCornerRadius)
    canvas.fill(shape, with: theme.surface)
    canvas.withSavedState { canvas in
      canvas.clip(to: shape)
      let (color, palette) = (subject.color(Palette(traitCollection)), Palette(traitCollection))
      let band = Rect(x: card.minX, y: card.minY, width: card.width, height: bandHeight)
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
  }
}
