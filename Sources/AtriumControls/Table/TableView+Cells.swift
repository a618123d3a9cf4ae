import AtriumGeometry
import AtriumKit

extension TableView {
  /// Makes the cell of a row.
  ///
  /// - Returns: Whether the table is still the one that wants it.
  func show(_ path: IndexPath, in pass: TablePass) -> Bool {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      return isCurrent(pass)
    }
    // It may still stand for another row, or go from this one.
    if isCurrent(pass) { free(cell) }
    if isCurrent(pass) { prepare(cell, for: path) }
    guard isCurrent(pass) else {
      if cell.use == .none { hide(cell) }
      return false
    }
    cells[path] = cell
    cell.use = .shown
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
    }
  }

  /// Takes rows their cells.
  ///
  /// - Returns: The cells, from above; ``end(_:)`` must follow.
  func release(_ paths: [IndexPath]) -> LeavingCells {
    leavingGroup += 1
    let group = leavingGroup
    let released = paths.sorted().compactMap { path in
      let cell = cells.removeValue(forKey: path)
      cell?.use = .leaving(path, group: group)
      return cell
    }
    return LeavingCells(group: group, all: released)
  }

  /// Takes cells out of sight that have lost their rows.
  func end(_ leaving: LeavingCells) {
    for cell in leaving.all where leaving.row(of: cell) != nil {
      free(cell)
      if cell.use == .none { hide(cell) }
    }
  }

  /// Ends whatever a cell is used for.
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

  /// Lets a cell wait for another row; it stays where it is in the tree, since it will soon be back.
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

  // MARK: Cells to be used again

  /// Tells how cells of a name are made.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - make: Makes one; the cell should carry the name as its ``TableViewCell/reuseIdentifier``.
  public func register(
    forCellReuseIdentifier identifier: String, make: @escaping @MainActor () -> TableViewCell
  ) {
    makers[identifier] = make
    for cell in pool.removeValue(forKey: identifier) ?? [] {
      cell.use = .none
      cell.removeFromSuperview()
    }
  }

  /// A cell of a name: one that went out of sight, or a new one.
  ///
  /// Traps if the name was not registered.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - indexPath: The row that it is for.
  /// - Returns: The cell, ready to be filled.
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

  /// A cell of a name; nil if there is none and none was registered.
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
    madeCellCount += 1
    return cell
  }
}
