import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

extension RandomTable {
  /// Checks the invariants that hold whenever no call is in progress.
  func checkAlways() {
    var owners: [ObjectIdentifier: String] = [:]
    for (path, cell) in table.cells {
      let name = "\(path.section).\(path.row)"
      if let other = owners.updateValue(name, forKey: ObjectIdentifier(cell)) {
        fail("\(name) and \(other) have one cell")
      }
      check(cell, at: path)
    }
    for (identifier, cells) in table.pool {
      for cell in cells {
        if let other = owners.updateValue("the pool", forKey: ObjectIdentifier(cell)) {
          fail("a cell of \(other) is in the pool")
        }
        if cell.use != .pooled || !cell.isHidden || cell.reuseIdentifier != identifier {
          fail("a cell in the pool is \(cell.use)")
        }
      }
    }
    if table.isCounting || table.isTiling { fail("the table believes to be at work") }
    for case let cell as RandomCell in allCells() {
      if cell.use == .shown, owners[ObjectIdentifier(cell)] == nil {
        fail("row \(cell.row)'s cell is shown, and is the cell of no row")
      }
      let isDisplayed = cell.use != .pooled && cell.use != .none
      if cell.displays != (isDisplayed ? 1 : 0) {
        fail("row \(cell.row)'s cell is \(cell.use), and displayed \(cell.displays) times")
      }
    }
    if table.window != nil, stage.window.isIdle { checkInSight() }
  }

  private func check(_ cell: TableViewCell, at path: IndexPath) {
    guard table.isLoaded else { return fail("a table without rows has cells") }
    guard let row = row(at: path, "a cell"), let cell = cell as? RandomCell else { return }
    if cell.row != row.id { fail("row \(row.id) has the cell of \(cell.row)") }
    if cell.use != .shown { fail("row \(row.id)'s cell is \(cell.use)") }
    let place = cell.superview is SwipedRowView ? cell.superview?.superview : cell.superview
    if place !== table || cell.isHidden { fail("row \(row.id)'s cell cannot be seen") }
    if cell.isSelected != table.selectedRows.contains(path) {
      fail("row \(row.id)'s cell does not show whether it is selected")
    }
  }

  /// Returns the cells among the subviews, and the cells of swiped rows.
  private func allCells() -> [View] {
    table.subviews.flatMap { ($0 as? SwipedRowView).map { [$0.cell] } ?? [$0] }
      .filter { $0 is TableViewCell }
  }

  /// Checks the invariants that hold after a layout.
  func checkInSight() {
    guard table.window != nil, table.bounds.width > 0, table.bounds.height > 0 else { return }
    guard table.isLoaded else { return fail("the table is not loaded after a layout") }
    if table.numberOfSections != sections.count { return fail("the sections are others") }
    var y = table.tableHeaderView?.bounds.height ?? 0
    for (section, rows) in sections.enumerated() {
      let area = table.rect(forSection: section)
      if abs(area.minY - y) > 1e-6 { fail("section \(section) is at \(area.minY), not \(y)") }
      y = area.maxY
      guard table.numberOfRows(inSection: section) == rows.count else {
        return fail("section \(section) has other rows")
      }
      for (index, row) in rows.enumerated() {
        check(row, at: IndexPath(row: index, section: section))
      }
      if area.intersects(table.bounds) { checkTitle(of: section) }
    }
    let height = y + table.layout.space + (table.tableFooterView?.bounds.height ?? 0)
    if abs(table.contentSize.height - height) > 1e-6 {
      fail("the content is \(table.contentSize.height) high, not \(height)")
    }
  }

  private func check(_ row: RandomRow, at path: IndexPath) {
    let frame = table.rectForRow(at: path)
    let isInside =
      frame.maxY > table.bounds.minY + 1e-6 && frame.minY < table.bounds.maxY - 1e-6
      && frame.height > 0
    guard let cell = table.cells[path] else {
      if isInside { fail("row \(row.id) in sight has no cell") }
      return
    }
    if frame.maxY < table.bounds.minY - 1e-6 || frame.minY > table.bounds.maxY + 1e-6 {
      fail("row \(row.id) out of sight has a cell")
    }
    let wanted = row.height ?? table.rowHeight
    let height = wanted < 0 ? row.fittingHeight : wanted
    if abs(frame.height - height) > 1e-6 { fail("row \(row.id) is \(frame.height), not \(height)") }
    let place = cell.superview as? SwipedRowView
    if !(place?.frame ?? cell.frame).isNear(frame) {
      fail("row \(row.id)'s cell is at \(place?.frame ?? cell.frame), not \(frame)")
    }
    if let place, !Rect(origin: .zero, size: cell.frame.size).isNear(place.bounds) {
      fail("row \(row.id)'s cell is \(cell.frame.size) in a place of \(place.bounds.size)")
    }
  }

  private func checkTitle(of section: Int) {
    let entry = table.layout.sections[section]
    let hasTitle = section % 4 == 3 || section % 2 == 0
    // A header that only touches an edge of the table is not visible.
    let sight = table.headerFrame(section).intersection(table.bounds)
    if entry.header > 0, hasTitle, sight.width > 1e-6, sight.height > 1e-6,
      table.headers[section]?.frame.isNear(table.headerFrame(section)) != true
    {
      fail("the header of section \(section) is not in its place")
    }
  }

  /// Checks the invariants that hold at rest.
  func checkAtRest() {
    for view in allCells() {
      guard let cell = view as? RandomCell, let use = (view as? TableViewCell)?.use else {
        continue
      }
      switch use {
      case .shown:
        if cell.alpha != 1 { fail("row \(cell.row)'s cell has an opacity of \(cell.alpha)") }
      case .pooled: break
      case .none, .leaving: fail("row \(cell.row)'s cell is \(use) at rest")
      }
    }
    let places = table.subviews.compactMap { $0 as? SwipedRowView }
    if places.contains(where: { $0 !== table.swipe?.view }) {
      fail("a row that was drawn aside is not back at rest")
    }
    let titles = table.subviews.count { $0 is TableViewHeaderFooterView && !$0.isHidden }
    let used = Array(table.headers.values) + Array(table.footers.values)
    if titles != used.count(where: { $0 is TableViewHeaderFooterView }) {
      fail("a title is left behind")
    }
    if openBatches != 0 { fail("\(openBatches) batches never ended") }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(maxX - other.maxX) < 1e-6 && abs(maxY - other.maxY) < 1e-6
  }
}
