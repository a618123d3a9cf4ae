import AtriumGeometry
package import AtriumKit

/// A container that places the views of its children side by side.
package class TilesController: ViewController {
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let tiles = view.subviews
    let columns = max(1, Int(Double(tiles.count).squareRoot().rounded(.up)))
    let rows = (tiles.count + columns - 1) / columns
    for (index, tile) in tiles.enumerated() {
      let size = Size(
        width: view.bounds.width / Double(columns), height: view.bounds.height / Double(rows))
      let place = Rect(
        x: Double(index % columns) * size.width, y: Double(index / columns) * size.height,
        width: size.width, height: size.height)
      tile.frame = place.insetBy(dx: min(8, size.width / 4), dy: min(8, size.height / 4))
    }
  }
}

/// A container that does not forward appearance calls automatically.
package final class HandController: TilesController {
  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
