/// A row that is drawn aside.
@MainActor
struct TableSwipe {
  let row: IndexPath
  let view: SwipedRowView
  /// How far the row is from its place, in points; never below zero.
  var length = 0.0
  /// How far it was when the present movement of the hand began; below zero on the other side.
  var start = 0.0

  var cell: TableViewCell { view.cell }
  var actions: SwipeActionsView { view.actions }
  /// Which way the row goes: -1 to the left.
  var direction: Double { actions.isAtRightEdge ? -1 : 1 }
}
