/// The state of a cell in its table or collection view.
///
/// A cell is in at most one of these states: shown, being removed by an update (*leaving*), or in the reuse pool.
package enum CellUse: Equatable {
  /// The cell is new, or was dequeued for a row but is not shown yet.
  case none
  /// The cell is shown in a row.
  case shown
  /// The cell's row was deleted or reloaded. All cells that one update removes have the same group number.
  case leaving(IndexPath, group: Int)
  /// The cell is in the reuse pool.
  case pooled
}
