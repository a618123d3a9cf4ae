import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The views around the columns of a split view controller.
///
/// They are the dividers, the shade, and snapshots of columns that move out of the view.
@MainActor
final class SplitTrim {
  typealias Column = SplitViewController.Column

  private unowned let controller: SplitViewController
  private let shade = SplitShade()
  private var dividers: [Column: SplitDivider] = [:]
  private var pictures: [SplitPicture] = []
  private weak var content: View?

  init(_ controller: SplitViewController) {
    self.controller = controller
    shade.onTap = { [weak controller] in controller?.closeOverlays() }
  }

  func install(around content: View) {
    self.content = content
    content.addSubview(shade)
  }

  /// Sets the frames of the shade and the dividers.
  ///
  /// - Parameter arrangement: The frames of the columns; nil while the columns are collapsed.
  func layOut(_ arrangement: SplitArrangement?) {
    guard let content else { return }
    shade.frame = content.bounds
    shade.alpha = arrangement?.isDimmed ?? false ? 1 : 0
    if let arrangement { placeDividers(arrangement, frames: arrangement.frames) }
  }

  /// Puts the dividers at the inner edges of the given frames.
  func placeDividers(_ arrangement: SplitArrangement, frames: [Column: Rect]) {
    for (column, divider) in dividers {
      guard let frame = frames[column] else { continue }
      divider.frame = Rect(
        x: arrangement.innerEdge(of: column, at: frame) - SplitDivider.width / 2, y: 0,
        width: SplitDivider.width, height: controller.view.bounds.height)
    }
  }

  /// Shows the dividers and the shade of an arrangement, and brings the given views above the shade.
  func show(_ arrangement: SplitArrangement?, above: [View]) {
    guard let content else { return }
    if arrangement?.isDimmed ?? false { shade.isHidden = false }
    let order = [shade] + above.filter { $0.superview === content }
    if !zip(content.subviews.suffix(order.count), order).allSatisfy({ $0 === $1 }) {
      for view in order { content.bringSubviewToFront(view) }
    }
    guard let arrangement else {
      for divider in dividers.values { divider.isHidden = true }
      return
    }
    for column in Column.allCases where column != .secondary {
      if arrangement.visible.contains(column) { divider(of: column).isHidden = false }
    }
  }

  /// Hides the dividers and the shade that do not belong to an arrangement.
  func hide(_ arrangement: SplitArrangement?) {
    shade.isHidden = !(arrangement?.isDimmed ?? false)
    for (column, divider) in dividers {
      divider.isHidden = !(arrangement?.visible.contains(column) ?? false)
    }
    dropPictures()
  }

  private func divider(of column: Column) -> SplitDivider {
    if let made = dividers[column] { return made }
    let divider = SplitDivider(controller, column)
    dividers[column] = divider
    controller.view.addSubview(divider)
    return divider
  }

  // MARK: Snapshots

  /// Shows snapshots of columns at their old frames, below the columns' views.
  func show(_ new: [SplitPicture]) {
    dropPictures()
    pictures = new
    for picture in new { content?.insertSubview(picture, at: 0) }
  }

  /// Moves the snapshots out of the view.
  func movePicturesAway() {
    for picture in pictures { picture.moveAway() }
  }

  func dropPictures() {
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
  }
}
