import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A control that presents one kind of controller: a diagram of the presentation, with the title below.
final class ModalTile: Control {
  /// The space around the diagram and the title, in points.
  private static let inset = 8.0
  /// The space between the diagram and the title, in points.
  private static let gap = 6.0
  /// The minimum height of a diagram that is still clear, in points.
  private static let smallestPicture = 44.0

  let kind: ModalKind
  private let title: Label
  private var picture = Rect.zero

  init(_ kind: ModalKind) {
    self.kind = kind
    title = Label(text: kind.title, font: .preferredFont(forTextStyle: .headline))
    super.init(frame: .zero)
    contentMode = .redraw
    title.isUserInteractionEnabled = false
    title.numberOfLines = 2
    title.textAlignment = .center
    accessibilityLabel = kind.title
    accessibilityTraits = .button
    focusGroupIdentifier = "presentations"
    addSubview(title)
  }

  /// The width that shows the title in one line, in points.
  var titleWidth: Double { title.sizeThatFits(.zero).width + 2 * ModalTile.inset }

  /// Returns the height of the tile for a width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - limit: The available height, in points: a lower diagram is used if the standard diagram does not fit.
  /// - Returns: The height; the height of the title alone if there is too little space for a diagram.
  func height(forWidth width: Double, limit: Double) -> Double {
    let text = titleHeight(width) + 2 * ModalTile.inset
    let wish = ((width - 2 * ModalTile.inset) * 0.62).rounded()
    let height = min(wish, limit - text - ModalTile.gap)
    guard height >= ModalTile.smallestPicture else { return max(text, Theme.minimumTarget) }
    return text + ModalTile.gap + height
  }

  private func titleHeight(_ width: Double) -> Double {
    title.sizeThatFits(Size(width: max(0, width - 2 * ModalTile.inset), height: 0)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunkBy(dx: ModalTile.inset, dy: ModalTile.inset)
    let text = titleHeight(bounds.width)
    let height = area.height - text - ModalTile.gap
    picture =
      height >= ModalTile.smallestPicture
      ? Rect(x: area.minX, y: area.minY, width: area.width, height: height) : .zero
    let top = picture.isEmpty ? ((bounds.height - text) / 2).rounded() : area.maxY - text
    title.frame = Rect(x: area.minX, y: top, width: area.width, height: text)
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let fill =
      isHighlighted
      ? theme.pressedFill : isHovered || picture.isEmpty ? theme.fill : theme.surface
    canvas.fill(Path(roundedRect: bounds, cornerRadius: Theme.cardCornerRadius), with: fill)
    guard !picture.isEmpty else { return }
    ModalDrawing(kind: kind, theme: theme, palette: Palette(traitCollection))
      .draw(in: picture, on: canvas)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var focusRingCornerRadius: Double { Theme.cardCornerRadius }
}
