/// The state of a swiped row.
@MainActor
package struct TableSwipe {
  let row: IndexPath
  package let view: SwipedRowView
  /// How far the row is from its place, in points; never below zero.
  var length = 0.0
  /// The distance when the present pan began; negative on the other side.
  var start = 0.0

  var cell: TableViewCell { view.cell }
  package var actions: SwipeActionsView { view.actions }
  /// The direction in which the row moves: −1 to the left.
  var direction: Double { actions.isAtRightEdge ? -1 : 1 }
}
