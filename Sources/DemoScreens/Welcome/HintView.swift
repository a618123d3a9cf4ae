import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of a hint: a drawing, a headline, and an explanation.
final class HintView: View {
  /// The amount of detail in which a hint is displayed.
  enum Detail {
    case full
    case headline
  }

  private let hint: Hint
  private let headline: Label
  private let explanation: Label
  var detail = Detail.full {
    didSet {
      guard detail != oldValue else { return }
      explanation.isHidden = detail == .headline
      headline.text = detail == .full ? hint.headline : hint.shortHeadline
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  init(_ hint: Hint) {
    self.hint = hint
    headline = Label(text: hint.headline, font: .preferredFont(forTextStyle: .headline))
    explanation = Label(text: hint.detail, font: .preferredFont(forTextStyle: .footnote))
    super.init()
    isUserInteractionEnabled = false
    headline.numberOfLines = 0
    explanation.numberOfLines = 0
    explanation.textRole = \.secondaryLabel
    for label in [headline, explanation] {
      label.lineBreakMode = .byWordWrapping
      addSubview(label)
    }
  }

  private var tileSide: Double { detail == .full ? 44 : 24 }
  private var gap: Double { detail == .full ? 16 : 12 }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = max(1, size.width - tileSide - gap)
    var height = headline.sizeThatFits(Size(width: width)).height
    if detail == .full { height += explanation.sizeThatFits(Size(width: width)).height + 2 }
    return Size(width: size.width, height: max(tileSide, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = tileSide + gap
    let width = max(1, bounds.width - left)
    let first = headline.sizeThatFits(Size(width: width)).height
    let second =
      detail == .full ? explanation.sizeThatFits(Size(width: width)).height + 2 : 0
    let top = ((bounds.height - first - second) / 2).rounded(.down)
    headline.frame = mirrored(Rect(x: left, y: top, width: width, height: first))
    explanation.frame = mirrored(
      Rect(x: left, y: top + first + 2, width: width, height: max(0, second - 2)))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let tile = mirrored(
      Rect(
        x: 0, y: ((bounds.height - tileSide) / 2).rounded(.down), width: tileSide, height: tileSide)
    )
    canvas.withSavedState { canvas in
      if detail == .full {
        canvas.fill(Path(roundedRect: tile, cornerRadius: 12), with: theme.fill)
      }
      canvas.translate(x: tile.midX - 12, y: tile.midY - 12)
      hint.glyph.draw(in: canvas, color: theme.accent)
    }
  }
}
