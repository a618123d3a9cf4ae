/// The state of a cell in its table or collection view.
///
/// A cell belongs to a row, is leaving or waits in the pool; it is never in two of these states,
/// whatever calls come in between.
package enum CellUse: Equatable {
  /// It is new, or was dequeued for a row that does not show it yet.
  case none
  /// The cell is shown in a row.
  case shown
  /// The cell's row was deleted or reloaded. All cells that leave together have the same group number.
  case leaving(IndexPath, group: Int)
  /// The cell is in the reuse pool.
  case pooled
}
