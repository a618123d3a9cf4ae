import AtriumGeometry
import AtriumKit

extension TableView {
  /// Adds the cell of a row.
  ///
  /// - Returns: Whether the pass is still current.
  func show(_ path: IndexPath, in pass: CellPass) -> Bool {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      return isCurrent(pass)
    }
    // The cell may still be used by another row, or be in a removal animation.
    if isCurrent(pass) { free(cell) }
    if isCurrent(pass) { prepare(cell, for: path) }
    guard isCurrent(pass) else {
      if cell.use == .none { hide(cell) }
      return false
    }
    cells[path] = cell
    cell.use = .shown
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) {
      guard isCurrent(pass) else { return false }
      cell.indentationLevel = level
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return isCurrent(pass)
  }

  private func prepare(_ cell: TableViewCell, for path: IndexPath) {
    let (frame, place) = (frame(of: path), place(of: path))
    View.performWithoutAnimation {
      cell.removeAllAnimations()
      cell.alpha = 1
      cell.isHidden = false
      cell.frame = frame
      cell.place = place
      if cell.superview !== self { insertSubview(cell, at: 0) }
      updateState(of: cell, at: path)
      updateEditing(of: cell, at: path, animated: false)
    }
  }

  /// Removes cells from their rows and marks them as being removed.
  ///
  /// - Returns: The cells in order. The caller must pass them to ``end(_:)``.
  func release(_ paths: [IndexPath]) -> LeavingCells<TableViewCell> {
    leavingGroup += 1
    let group = leavingGroup
    let released = paths.sorted().compactMap { path in
      let cell = cells.removeValue(forKey: path)
      cell?.use = .leaving(path, group: group)
      return cell
    }
    return LeavingCells(group: group, all: released)
  }

  /// Ends the removal animation of cells, and hides the cells.
  func end(_ leaving: LeavingCells<TableViewCell>) {
    for cell in leaving.all where leaving.row(of: cell) != nil {
      free(cell)
      if cell.use == .none { hide(cell) }
    }
  }

  /// Ends the current use of a cell.
  private func free(_ cell: TableViewCell) {
    let row: IndexPath?
    switch cell.use {
    case .none: return
    case .pooled:
      row = nil
      if let identifier = cell.reuseIdentifier { pool[identifier]?.removeAll { $0 === cell } }
    case .leaving(let path, _): row = path
    case .shown:
      row = indexPath(for: cell)
      if let row { cells[row] = nil }
    }
    cell.use = .none
    if swipedPlace(of: cell) != nil { endSwipes() }
    if let row { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row) }
  }

  /// Puts a cell into the reuse pool; a cell without a reuse identifier is removed from the table instead.
  ///
  /// A cell in the pool stays a subview, since it will soon be used again.
  func hide(_ cell: TableViewCell) {
    cell.isHighlighted = false
    cell.hasCursor = false
    View.performWithoutAnimation { cell.alpha = 1 }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      cell.use = .pooled
      pool[identifier, default: []].append(cell)
    } else if cell.superview === self {
      cell.removeFromSuperview()
    }
  }

  // MARK: Reuse

  /// Registers a closure that makes cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - make: A closure that makes a cell. The ``TableViewCell/reuseIdentifier`` of the cell must be `identifier`.
  public func register(
    forCellReuseIdentifier identifier: String, make: @escaping @MainActor () -> TableViewCell
  ) {
    makers[identifier] = make
    for cell in pool.removeValue(forKey: identifier) ?? [] {
      cell.use = .none
      cell.removeFromSuperview()
    }
  }

  /// Returns a reused cell, or a new cell if none is available.
  ///
  /// Traps if the identifier was not registered.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The row for which the cell is needed.
  /// - Returns: The cell, ready to be configured.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "\(type(of: self)) has no cell \"\(identifier)\" for \(indexPath); call "
          + "register(forCellReuseIdentifier: \"\(identifier)\") { … } first.")
    }
    return cell
  }

  /// Returns a reused cell or a new cell; nil if the pool is empty and the identifier was not registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.use = .none
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?() else { return nil }
    guard cell.reuseIdentifier == identifier else {
      fatalError(
        "The closure for cells \"\(identifier)\" of \(type(of: self)) made a \(type(of: cell)) with "
          + "the reuseIdentifier \(cell.reuseIdentifier ?? "nil"); give it \"\(identifier)\".")
    }
    window?.count(.tableCells)
    return cell
  }
}
