/// The cells of the rows that one update removed.
@MainActor
struct LeavingCells {
  let group: Int
  let all: [TableViewCell]

  /// The cells that are still leaving, with their former rows.
  var present: [(row: IndexPath, cell: TableViewCell)] {
    all.compactMap { cell in row(of: cell).map { ($0, cell) } }
  }

  /// The former row of a cell, if it is still leaving.
  func row(of cell: TableViewCell) -> IndexPath? {
    guard case .leaving(let row, group) = cell.use else { return nil }
    return row
  }
}
