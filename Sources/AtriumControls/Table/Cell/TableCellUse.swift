/// The state of a cell in its table.
///
/// A cell is a row's, or goes, or waits: never two of these, whatever is called in between.
package enum TableCellUse: Equatable {
  /// Nothing: it is new, or was taken for a row that it does not stand for yet.
  case none
  /// It is the cell of a row.
  case shown
  /// Its row was deleted or reloaded; all cells that leave together have one group number.
  case leaving(IndexPath, group: Int)
  /// It is in the reuse pool.
  case pooled
}
