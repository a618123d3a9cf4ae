/// The state of a swiped row.
@MainActor
struct TableSwipe {
  let row: IndexPath
  let view: SwipedRowView
  /// The distance of the row from its place, in points; never negative.
  var length = 0.0
  /// The distance when the present pan began; negative on the other side.
  var start = 0.0

  var cell: TableViewCell { view.cell }
  var actions: SwipeActionsView { view.actions }
  /// The direction of the row: -1 to the left, 1 to the right.
  var direction: Double { actions.isAtRightEdge ? -1 : 1 }
}
