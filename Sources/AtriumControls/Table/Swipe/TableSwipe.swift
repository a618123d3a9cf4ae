/// The state of a swiped row.
@MainActor
package struct TableSwipe {
  let row: IndexPath
  package let view: SwipedRowView
  /// The distance of the row from its normal position, in points; never negative.
  var length = 0.0
  /// The distance of the row when the current pan began.
  ///
  /// The distance may be negative.
  var start = 0.0

  var cell: TableViewCell { view.cell }
  package var actions: SwipeActionsView { view.actions }
  /// The direction in which the row moves: −1 to the left, 1 to the right.
  var direction: Double { actions.isAtRightEdge ? -1 : 1 }
}
