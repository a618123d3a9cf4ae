/// The state of a cell in its table.
///
/// A cell is never in two of these states, whatever the delegate and the data source call in between.
package enum TableCellUse: Equatable {
  /// The cell is new, or was dequeued for a row that does not show it yet.
  case none
  /// The cell is shown in a row.
  case shown
  /// The cell's row was deleted or reloaded. All cells that leave together have the same group number.
  case leaving(IndexPath, group: Int)
  /// The cell is in the reuse pool.
  case pooled
}
