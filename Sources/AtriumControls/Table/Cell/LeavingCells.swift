/// The cells whose rows one update has removed.
@MainActor
struct LeavingCells {
  let group: Int
  let all: [TableViewCell]

  /// The cells that are still leaving, with their previous rows.
  var present: [(row: IndexPath, cell: TableViewCell)] {
    all.compactMap { cell in row(of: cell).map { ($0, cell) } }
  }

  /// Returns the previous row of a cell; nil if the cell is no longer leaving.
  func row(of cell: TableViewCell) -> IndexPath? {
    guard case .leaving(let row, group) = cell.use else { return nil }
    return row
  }
}
