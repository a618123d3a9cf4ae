import AtriumControls
import AtriumGeometry
import AtriumKit

/// The controller from which all presentations start, with a tile for each kind.
///
/// The controller is the presentation context of *Over the card*.
final class ModalDeskController: ViewController {
  private let page = ModalDeskView()
  private let calls: ModalCalls
  /// Called before a controller is presented.
  var onPresent: (ModalKind, ViewController) -> Void = { _, _ in }

  /// Makes the controller.
  ///
  /// - Parameter calls: The calls, which a presented page lists.
  init(_ calls: ModalCalls) {
    self.calls = calls
    super.init()
    title = String(localized: "Card")
    definesPresentationContext = true
  }

  override func loadView() {
    view = page
    for tile in page.tiles {
      tile.addAction(for: .primaryActionTriggered) { [weak self, weak tile] in
        guard let self, let tile, presentedViewController == nil else { return }
        let controller = tile.kind.makeController(from: tile, over: self, calls)
        onPresent(tile.kind, controller)
        present(controller, animated: true)
      }
    }
  }
}

/// The view with the tiles, in the number of columns that makes the diagrams largest.
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
    let (columns, size, showsDiagrams) = grid(margin: margin, gap: gap)
    for tile in tiles { tile.showsDiagram = showsDiagrams }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, tile) in tiles.enumerated() {
      let x = margin + Double(index % columns) * (size.width + gap)
      tile.frame = Rect(
        x: isMirrored ? bounds.width - x - size.width : x,
        y: margin + Double(index / columns) * (size.height + gap), width: size.width,
        height: size.height)
    }
    let rows = Double(rowCount(columns))
    scroller.contentSize = Size(
      width: bounds.width, height: 2 * margin + rows * (size.height + gap) - gap)
  }

  private func rowCount(_ columns: Int) -> Int { (tiles.count + columns - 1) / columns }

  /// Returns the number of columns, the size of a tile, and whether all tiles have space for their diagrams.
  ///
  /// The number of columns is the one with the largest diagrams. Without space for all diagrams, it is as large as
  /// the titles allow.
  private func grid(margin: Double, gap: Double) -> (columns: Int, tile: Size, hasDiagrams: Bool) {
    let room = max(1, bounds.width - 2 * margin)
    let least = tiles.map(\.leastWidth).max() ?? 0
    var best = (columns: 1, tile: Size(width: room, height: 0), hasDiagrams: false)
    var largest = -1.0
    for columns in 1...4 {
      let width = ((room - gap * Double(columns - 1)) / Double(columns)).rounded(.down)
      guard columns == 1 || width >= least else { break }
      let rows = Double(rowCount(columns))
      let limit = (bounds.height - 2 * margin - gap * (rows - 1)) / rows
      let size = tiles.map { $0.diagramSide(forWidth: width, limit: limit) }.min() ?? 0
      guard size >= largest else { continue }
      let heights = tiles.map { $0.height(forWidth: width, limit: size > 0 ? limit : 0) }
      var height = heights.map { $0.rounded(.down) }.max() ?? 0
      if size == 0 {
        let least = tiles.map { $0.leastHeight(forWidth: width) }.max() ?? 0
        height = max(least, min(height, limit)).rounded(.down)
      }
      largest = size
      best = (columns, Size(width: width, height: height), size > 0)
    }
    return best
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
