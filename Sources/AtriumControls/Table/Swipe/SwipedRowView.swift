import AtriumGeometry
package import AtriumKit

/// The container of a swiped row.
///
/// The container clips the row to the rounded corners of its group.
package final class SwipedRowView: View {
  package let cell: TableViewCell
  package let actions: SwipeActionsView
  /// The distance that the row has moved sideways, in points.
  private var length = 0.0

  init(_ cell: TableViewCell, _ actions: SwipeActionsView, frame: Rect) {
    self.cell = cell
    self.actions = actions
    super.init(frame: frame)
    clipsToBounds = true
    if cell.place.isFirst || cell.place.isLast { cornerRadius = cell.place.cornerRadius }
    addSubview(actions)
    addSubview(cell)
    draw(aside: 0)
  }

  /// Moves the row sideways by a distance.
  ///
  /// The buttons fill the space that the row leaves.
  func draw(aside length: Double) {
    self.length = length
    cell.frame = Rect(
      x: actions.isAtRightEdge ? -length : length, y: 0, width: bounds.width,
      height: bounds.height)
    actions.frame = Rect(
      x: actions.isAtRightEdge ? bounds.width - length : 0, y: 0, width: length,
      height: bounds.height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    draw(aside: length)
  }
}
