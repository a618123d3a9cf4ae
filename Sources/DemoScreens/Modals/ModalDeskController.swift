import AtriumControls
import AtriumGeometry
import AtriumKit

/// The controller from which all presentations start, with a tile for each kind.
///
/// The controller defines the presentation context of *Over the card*.
final class ModalDeskController: ViewController {
  private let page = ModalDeskView()
  /// Called before a controller is presented.
  var onPresent: (ModalKind, ViewController) -> Void = { _, _ in }

  init() {
    super.init()
    title = String(localized: "Card")
    definesPresentationContext = true
  }

  override func loadView() {
    view = page
    for tile in page.tiles {
      tile.addAction(for: .primaryActionTriggered) { [weak self, weak tile] in
        guard let self, let tile, presentedViewController == nil else { return }
        let controller = tile.kind.makeController(from: tile)
        onPresent(tile.kind, controller)
        present(controller, animated: true)
      }
    }
  }
}

/// The view with the tiles, in as many columns as fit.
private final class ModalDeskView: View {
  let tiles = ModalKind.allCases.map { ModalTile($0) }
  private let scroller = ScrollView()

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    addSubview(scroller)
    for tile in tiles { scroller.addSubview(tile) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    scroller.frame = bounds
    let (margin, gap) = bounds.width < 360 ? (8.0, 4.0) : (16, 8)
    let widest = max(120, tiles.map(\.titleWidth).max() ?? 0)
    let room = max(1, bounds.width - 2 * margin)
    let columns = max(1, min(3, ((room + gap) / (widest + gap)).rounded(.down)))
    let width = ((room - gap * (columns - 1)) / columns).rounded(.down)
    let rows = (Double(tiles.count) / columns).rounded(.up)
    let limit = (bounds.height - 2 * margin - gap * (rows - 1)) / rows
    let height = tiles.map { $0.height(forWidth: width, limit: limit).rounded(.down) }.max() ?? 0
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, tile) in tiles.enumerated() {
      let column = Double(index % Int(columns))
      let x = margin + column * (width + gap)
      tile.frame = Rect(
        x: isMirrored ? bounds.width - x - width : x,
        y: margin + Double(index / Int(columns)) * (height + gap), width: width, height: height)
    }
    scroller.contentSize = Size(
      width: bounds.width, height: 2 * margin + rows * (height + gap) - gap)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
