import AtriumKit

/// A view that shows one thing after another.
@MainActor
protocol ReusedView: View {
  /// Its present use.
  var use: CellUse { get }
}

/// The cells of the rows that one update removed.
@MainActor
struct LeavingCells<Cell: ReusedView> {
  let group: Int
  let all: [Cell]

  /// The cells that are still leaving, with their former rows.
  var present: [(row: IndexPath, cell: Cell)] {
    all.compactMap { cell in row(of: cell).map { ($0, cell) } }
  }

  /// The former row of a cell, if it is still leaving.
  func row(of cell: Cell) -> IndexPath? {
    guard case .leaving(let row, group) = cell.use else { return nil }
    return row
  }
}
