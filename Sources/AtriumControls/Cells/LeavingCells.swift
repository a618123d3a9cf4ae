import AtriumKit

/// A view that is reused for several rows or items.
@MainActor
protocol ReusedView: View {
  /// The current state of the view.
  var use: CellUse { get }
}

/// The cells of the rows that one update removed.
@MainActor
struct LeavingCells<Cell: ReusedView> {
  let group: Int
  let all: [Cell]

  /// The cells whose removal has not ended yet, with their previous rows.
  var present: [(row: IndexPath, cell: Cell)] {
    all.compactMap { cell in row(of: cell).map { ($0, cell) } }
  }

  /// Returns the previous row of a cell; nil if the cell's removal has ended.
  func row(of cell: Cell) -> IndexPath? {
    guard case .leaving(let row, group) = cell.use else { return nil }
    return row
  }
}
