import AtriumGeometry
import AtriumKit

extension TableView {
  /// How far cards stay away from the edges, in points.
  private static let cardMargin = 16.0
  /// The most rows that are laid out at once, should somebody make them very low.
  private static let mostRows = 4000

  var rowInset: Double {
    style == .insetGrouped ? min(TableView.cardMargin, bounds.width / 8) : 0
  }
  var rowWidth: Double { max(0, bounds.width - 2 * rowInset) }

  /// Makes what came into sight, and gives back what went.
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    // What is out of sight for certain makes room for what comes: rows may be measured by their cells.
    for (path, cell) in cells where !layout.contains(path) || isOutOfSight(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    let wanted = measureVisibleRows()
    // Whoever is asked, or hears of scrolling, may have loaded anew: the next pass shows that.
    guard isLoaded else { return }
    updateContentSize()
    for (path, cell) in cells where !wanted.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in wanted where isLoaded && cells[path] == nil { show(path) }
    guard isLoaded else { return }
    placeCells()
    tileTitles()
    if let tableHeaderView {
      tableHeaderView.frame = Rect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
    }
    if let tableFooterView {
      tableFooterView.frame = Rect(
        x: 0, y: layout.bottom, width: bounds.width, height: tableFooterView.bounds.height)
    }
  }

  private func isOutOfSight(_ path: IndexPath) -> Bool {
    let start = layout.start(of: path)
    return start >= bounds.maxY || start + layout.height(of: path) < bounds.minY
  }

  /// The rows in sight; their heights are known from now on.
  ///
  /// A row that comes in from above with another height than estimated must not push down what is
  /// being looked at: the offset follows instead.
  func measureVisibleRows() -> Set<IndexPath> {
    var rows: Set<IndexPath> = []
    guard var path = layout.firstRow(at: bounds.minY) else { return rows }
    while rows.count < TableView.mostRows {
      let start = layout.start(of: path)
      guard start < bounds.maxY else { break }
      if !layout.isKnown(path) {
        let old = layout.height(of: path)
        let asked = height(of: path)
        guard isLoaded else { break }
        let new = asked.isFinite ? max(0, asked) : 0
        layout.setHeight(new, of: path)
        if start < bounds.minY, new != old { shiftContent(by: Point(x: 0, y: new - old)) }
        guard isLoaded else { break }
      }
      rows.insert(path)
      guard let next = layout.row(after: path) else { break }
      path = next
    }
    return rows
  }

  private func height(of path: IndexPath) -> Double {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked < 0 else { return asked }
    let cell = cells[path] ?? makeCell(path)
    if let cell, cells[path] == nil { add(cell, at: path) }
    return cell?.sizeThatFits(Size(width: rowWidth)).height ?? Theme.minimumTarget
  }

  private func makeCell(_ path: IndexPath) -> TableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  func show(_ path: IndexPath) {
    if let cell = makeCell(path) { add(cell, at: path) }
  }

  private func add(_ cell: TableViewCell, at path: IndexPath) {
    cells[path] = cell
    View.performWithoutAnimation {
      cell.removeAllAnimations()
      cell.alpha = 1
      cell.isHidden = false
      cell.frame = frame(of: path)
      if cell.superview !== self { insertSubview(cell, at: 0) }
      updateState(of: cell, at: path)
      cell.place = place(of: path)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Takes a cell out of sight; it stays where it is in the tree, since it will soon be back.
  func retire(_ cell: TableViewCell, at path: IndexPath) {
    if swipedPlace(of: cell) != nil { endSwipes() }
    hide(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func hide(_ cell: TableViewCell) {
    cell.isHighlighted = false
    cell.hasCursor = false
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      pool[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
  }

  /// Puts every cell in sight where it belongs.
  func placeCells() {
    for (path, cell) in cells {
      let frame = frame(of: path)
      if let place = swipedPlace(of: cell) {
        place.frame = frame
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

  private func place(of path: IndexPath) -> TableCellPlace {
    TableCellPlace(
      hasGround: style != .plain,
      cornerRadius: style == .insetGrouped ? Theme.cardCornerRadius - 4 : 0,
      isFirst: path.row == 0,
      isLast: path.row == layout.sections[path.section].rows.count - 1,
      hasSeparator: showsSeparators)
  }
}
