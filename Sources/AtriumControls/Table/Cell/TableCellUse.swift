/// The state of a cell in its table.
///
/// A cell belongs to a row, or is leaving, or is in the reuse pool: never two of these.
enum TableCellUse: Equatable {
  /// It is new, or was dequeued for a row but does not belong to it yet.
  case none
  /// It is the cell of a row.
  case shown
  /// Its row was deleted or reloaded; all cells that leave together have one group number.
  case leaving(IndexPath, group: Int)
  /// It is in the reuse pool.
  case pooled
}
