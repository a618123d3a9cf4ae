/// Cells that have lost their rows together.
@MainActor
struct LeavingCells {
  let group: Int
  let all: [TableViewCell]

  /// Those that have not come back meanwhile, with the rows that they had.
  var present: [(row: IndexPath, cell: TableViewCell)] {
    all.compactMap { cell in row(of: cell).map { ($0, cell) } }
  }

  /// The row that a cell had, if it still goes.
  func row(of cell: TableViewCell) -> IndexPath? {
    guard case .leaving(let row, group) = cell.use else { return nil }
    return row
  }
}
