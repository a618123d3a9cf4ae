/// A row that is drawn aside.
@MainActor
struct TableSwipe {
  let row: IndexPath
  let cell: TableViewCell
  let actions: SwipeActionsView
  /// How far the row is to the right of its place, in points.
  var offset = 0.0
  /// How far it was when the present movement of the hand began.
  var start = 0.0

  /// Which way the row goes: -1 to the left.
  var direction: Double { actions.isAtRightEdge ? -1 : 1 }
}
