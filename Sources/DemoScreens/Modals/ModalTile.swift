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
  /// The minimum height at which a diagram is still clear, in points.
  private static let smallestPicture = 44.0

  /// The usual height of a diagram, as a fraction of its width.
  private static let usualPicture = 0.62
  /// The maximum height of a diagram, as a fraction of its width.
  private static let tallestPicture = 0.8

  let kind: ModalKind
  private let title: Label
  /// Whether the tile shows its diagram.
  ///
  /// All tiles of a card show their diagrams, or none does.
  var showsDiagram = true {
    didSet { if showsDiagram != oldValue { setNeedsLayout() } }
  }
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

  /// The minimum width at which no word of the title is broken, in points.
  var leastWidth: Double {
    let words = title.text.split(separator: " ").map {
      Label(text: String($0), font: title.font).sizeThatFits(.zero).width
    }
    return (words.max() ?? 0) + 2 * ModalTile.inset + 2
  }

  /// Returns the height of the tile for a width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - limit: The available height, in points, which limits the height of the diagram.
  /// - Returns: The height in points, without a diagram if there is too little space for it.
  func height(forWidth width: Double, limit: Double) -> Double {
    let text = titleHeight(width) + 2 * ModalTile.inset
    let height = diagramHeight(forWidth: width, limit: limit)
    guard height > 0 else { return max(text, Theme.minimumTarget) }
    return text + ModalTile.gap + height
  }

  /// Returns the minimum height of a tile without a diagram, in points.
  func leastHeight(forWidth width: Double) -> Double {
    max(titleHeight(width) + ModalTile.inset, Theme.minimumTarget)
  }

  /// Returns the height of the diagram for a width of the tile; 0 without space for a diagram.
  private func diagramHeight(forWidth width: Double, limit: Double) -> Double {
    let text = titleHeight(width) + 2 * ModalTile.inset
    let wish = ((width - 2 * ModalTile.inset) * ModalTile.tallestPicture).rounded()
    let height = min(wish, limit - text - ModalTile.gap)
    return height >= ModalTile.smallestPicture ? height : 0
  }

  /// Returns the width of the largest diagram with the usual proportions in a tile, in points.
  ///
  /// The width is 0 if there is no space for a diagram.
  func diagramSide(forWidth width: Double, limit: Double) -> Double {
    min(
      width - 2 * ModalTile.inset,
      diagramHeight(forWidth: width, limit: limit) / ModalTile.usualPicture)
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
      showsDiagram && height >= ModalTile.smallestPicture
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
