/// The state of a cell in its table.
///
/// A cell belongs to a row, is leaving or waits in the pool; it is never in two of these states,
/// whatever calls come in between.
package enum TableCellUse: Equatable {
  /// It is new, or was dequeued for a row that does not show it yet.
  case none
  /// It is the cell of a row.
  case shown
  /// Its row was deleted or reloaded; all cells that leave together have one group number.
  case leaving(IndexPath, group: Int)
  /// It is in the reuse pool.
  case pooled
}
