import AtriumGeometry
import AtriumKit

extension TableView {
  /// The distance between cards and the edges of the table, in points.
  private static let cardMargin = 16.0
  /// The maximum number of passes in one layout.
  private static let mostPasses = 10
  /// The maximum number of visible rows, which limits the work if rows have almost no height.
  static let mostRows = 4000

  var rowInset: Double {
    style == .insetGrouped ? min(declaredRowInset ?? TableView.cardMargin, bounds.width / 8) : 0
  }
  package var rowWidth: Double { max(0, bounds.width - 2 * rowInset) }

  /// The pass for the current revision and bounds.
  var presentPass: CellPass { CellPass(revision: revision, bounds: bounds) }

  /// Returns whether the rows and the bounds are unchanged since a pass began.
  func isCurrent(_ pass: CellPass) -> Bool { pass == presentPass }

  /// Adds the views that have become visible, and removes the views that are no longer visible.
  ///
  /// The delegate and the data source may change the table in the meantime. If so, the pass starts again.
  func tile() {
    // The rows are being counted, and a layout pass follows the count.
    if isCounting { return setNeedsLayout() }
    guard bounds.width > 0, bounds.height > 0, !isTiling, knowsRows else { return }
    isTiling = true
    defer { isTiling = false }
    if needsEditingUpdate { updateEditing(animated: false) }
    for _ in 0..<TableView.mostPasses {
      loadIfNeeded()
      var pass = presentPass
      guard isLoaded, !tile(in: &pass) else { return }
    }
  }

  private func tile(in pass: inout CellPass) -> Bool {
    // Cells that are certainly not visible are released first, since measuring rows may need cells
    // from the pool.
    end(release(cells.keys.filter(isOutOfSight)))
    guard isCurrent(pass), let rows = measureVisibleRows(in: &pass) else { return false }
    updateContentSize()
    let inSight = rows.first.flatMap { first in rows.last.map { first...$0 } }
    end(release(cells.keys.filter { inSight?.contains($0) != true && $0 != rowMove?.origin }))
    guard isCurrent(pass) else { return false }
    for path in rows where cells[path] == nil {
      guard show(path, in: pass) else { return false }
    }
    placeCells()
    guard tileTitles(in: pass) else { return false }
    if let tableHeaderView {
      tableHeaderView.frame = Rect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
    }
    if let tableFooterView {
      tableFooterView.frame = Rect(
        x: 0, y: layout.bottom, width: bounds.width, height: tableFooterView.bounds.height)
    }
    return true
  }

  private func isOutOfSight(_ path: IndexPath) -> Bool {
    // The row that the user moves stays, since its cell follows the pointer.
    if path == rowMove?.origin { return false }
    let start = layout.start(of: path)
    return start >= bounds.maxY || start + layout.height(of: path) < bounds.minY
  }

  /// Returns the visible rows in order, and measures the rows whose heights are not known.
  ///
  /// If a row that appears at the top has a height other than the estimate, the rows below it must not
  /// move. The content offset and the pass are adjusted instead.
  ///
  /// - Returns: The rows; nil if the pass is no longer current.
  func measureVisibleRows(in pass: inout CellPass) -> [IndexPath]? {
    var rows: [IndexPath] = []
    var next = layout.firstRow(at: bounds.minY)
    while let path = next, rows.count < TableView.mostRows {
      let start = layout.start(of: path)
      guard start < bounds.maxY else { break }
      if !layout.isKnown(path) {
        let asked = height(of: path, in: pass)
        guard isCurrent(pass) else { return nil }
        let old = layout.height(of: path)
        layout.setHeight(asked, of: path)
        if start < bounds.minY {
          let distance = Point(x: 0, y: layout.height(of: path) - old)
          pass.bounds.origin = pass.bounds.origin + distance
          shiftContent(by: distance)
          guard isCurrent(pass) else { return nil }
        }
      }
      rows.append(path)
      next = layout.row(after: path)
    }
    return rows
  }

  private func height(of path: IndexPath, in pass: CellPass) -> Double {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked < 0, isCurrent(pass) else { return asked }
    guard cells[path] != nil || show(path, in: pass) else { return 0 }
    return cells[path]?.systemLayoutSizeFitting(
      Size(width: rowWidth), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height ?? Theme.minimumTarget
  }

  /// Updates the frames of all cells.
  func placeCells() {
    for (path, cell) in cells {
      let frame = frame(of: path)
      if let place = swipedPlace(of: cell) {
        place.frame = frame
      } else if cell === rowMove?.cell {
        // The cell's transform moves it to the pointer.
        (cell.bounds.size, cell.center) = (frame.size, frame.center)
      } else if cell.frame != frame {
        cell.frame = frame
      }
      cell.place = place(of: path)
    }
  }

  func frame(of path: IndexPath) -> Rect {
    Rect(
      x: rowInset, y: layout.start(of: path), width: rowWidth, height: layout.height(of: path))
  }

  /// The margin at the sides of the cells, in points.
  private var cellMargin: Double {
    guard cellLayoutMarginsFollowReadableWidth else { return TableViewCell.margin }
    return max(TableViewCell.margin, ((rowWidth - TableView.readableWidth) / 2).rounded())
  }

  func place(of path: IndexPath) -> TableCellPlace {
    TableCellPlace(
      hasGround: style != .plain,
      cornerRadius: style == .insetGrouped ? Theme.cardCornerRadius - 4 : 0,
      isFirst: path.row == 0,
      isLast: path.row == layout.sections[path.section].rows.count - 1,
      hasSeparator: showsSeparators, margin: cellMargin, separatorInset: ownSeparatorInset,
      separatorColor: separatorColor, indexWidth: indexWidth)
  }
}
