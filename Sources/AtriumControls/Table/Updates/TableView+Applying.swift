import AtriumGeometry
import AtriumKit

extension TableView {
  private static let updateDuration = 0.3

  /// Animates the visible rows from the state before a batch to the state after it.
  func apply(_ changes: BatchChanges, completion: ((Bool) -> Void)?) {
    guard isLoaded, !isCounting, !changes.isReload, let leaving = adopt(changes) else {
      // After a reload no row can be animated to its new position.
      reloadData()
      finish(completion)
      return
    }
    guard window != nil else {
      updateContentSize()
      setNeedsLayout()
      end(leaving)
      finish(completion)
      return
    }
    for (path, cell) in leaving.present where cell.superview === self {
      sendSubviewToBack(cell)
      if changes.leavingAnimation(of: path) == TableView.RowAnimation.none {
        View.performWithoutAnimation { cell.alpha = 0 }
      }
    }
    View.animate(
      withDuration: TableView.updateDuration, options: .allowUserInteraction,
      animations: {
        updateContentSize()
        keepWithinLimits()
        for cell in cells.values { cell.alpha = 1 }
        placeCells()
        for (path, cell) in leaving.present {
          cell.alpha = 0
          cell.center += aside(changes.leavingAnimation(of: path), of: cell)
        }
      },
      completion: { [weak self] finished in
        self?.end(leaving)
        completion?(finished)
      })
    updateStates()
    setNeedsLayout()
  }

  private func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    // An animation block that changes nothing completes at once.
    View.animate(
      withDuration: TableView.updateDuration, animations: {}, completion: completion)
  }

  /// Counts the rows again, and assigns new index paths to the cells of the remaining rows.
  ///
  /// - Returns: The cells of deleted and reloaded rows; nil if the delegate or the data source changed the
  ///   rows during the call.
  private func adopt(_ changes: BatchChanges) -> LeavingCells<TableViewCell>? {
    endSwipes()
    press = nil
    let old = layout
    let target = changes.rowMap()
    let counted = count {
      makeLayout { section in
        self.knownHeights(ofNew: section, changes, old: old, target: target)
      }
    }
    guard let counted else { return nil }
    let counts = counted.sections.map(\.rows.count)
    changes.check(
      from: old.sections.map(\.rows.count), to: counts,
      BatchChanges.Names(view: "\(type(of: self))", row: "row", kind: "table"))
    revision += 1
    layout = counted
    let leaving = release(cells.keys.filter { changes.remakes($0) || target($0) == nil })
    cells = cells.reduce(into: [:]) { stay, entry in
      if let new = target(entry.key) { stay[new] = entry.value }
    }
    retireTitles()
    let map: (IndexPath) -> IndexPath? = { path in
      target(path).flatMap { counted.contains($0) ? $0 : nil }
    }
    selectedRows = Set(selectedRows.compactMap(map))
    anchorRow = anchorRow.flatMap(map)
    cursorRow = cursorRow.flatMap { map($0) ?? changes.neighbour(of: $0, in: counts) }
    if window != nil {
      arrive(
        changes.arrivingAnimations(target), inserted: changes.insertedRows,
        old: oldPlaces(old, target: target))
    }
    return leaving
  }

  /// Returns the old offsets of the rows near the visible area, keyed by their new index paths.
  private func oldPlaces(
    _ old: TableLayout, target: (IndexPath) -> IndexPath?
  ) -> [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    let near = (bounds.minY - bounds.height, bounds.maxY + bounds.height)
    for path in old.rows(from: near.0, to: near.1, most: TableView.mostRows) {
      if let new = target(path) { places[new] = old.start(of: path) }
    }
    return places
  }

  /// Adds cells for rows that become visible, at the frames at which their animation begins.
  private func arrive(
    _ arriving: (IndexPath) -> RowAnimation?, inserted: [IndexPath: RowAnimation],
    old places: [IndexPath: Double]
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    // A layout pass during these calls would make a second cell for the same row. Another layout pass follows in any
    // case.
    let wasTiling = isTiling
    isTiling = true
    defer { isTiling = wasTiling }
    let present = Set(cells.keys)
    var pass = presentPass
    guard let wanted = measureVisibleRows(in: &pass) else { return }
    for path in wanted where cells[path] == nil {
      guard show(path, in: pass) else { return }
    }
    // If one of these calls removed the table from its window, no animation would move the cells.
    guard window != nil else { return }
    View.performWithoutAnimation {
      for path in wanted where !present.contains(path) {
        guard let cell = cells[path] else { continue }
        let animation = arriving(path)
        // A new cell of a row that was not inserted belongs to a row that was out of sight or is reloaded.
        // The cell starts at the row's old position.
        if let place = places[path], inserted[path] == nil { cell.frame.origin.y = place }
        if let animation, animation != TableView.RowAnimation.none { cell.alpha = 0 }
        cell.center += aside(animation, of: cell)
      }
    }
  }

  /// Returns the distance by which an animation moves a row, in points.
  private func aside(_ animation: RowAnimation?, of cell: TableViewCell) -> Point {
    switch animation {
    case .left: Point(x: -bounds.width, y: 0)
    case .right: Point(x: bounds.width, y: 0)
    case .top: Point(x: 0, y: -cell.bounds.height)
    case .bottom: Point(x: 0, y: cell.bounds.height)
    case .fade, .middle, .automatic, .some(.none), nil: .zero
    }
  }

  /// Returns the row heights of a section that are known from before the batch.
  private func knownHeights(
    ofNew section: Int, _ changes: BatchChanges, old: TableLayout,
    target: (IndexPath) -> IndexPath?
  ) -> [Int: Double] {
    var heights: [Int: Double] = [:]
    for (oldSection, entry) in old.sections.enumerated()
    where changes.section(after: oldSection) == section || !changes.movedRows.isEmpty {
      guard !changes.reloadedSections.contains(oldSection) else { continue }
      for (row, height) in entry.rows.lengths {
        let path = IndexPath(row: row, section: oldSection)
        guard !changes.reloadedRows.contains(path), let new = target(path),
          new.section == section
        else { continue }
        heights[new.row] = height
      }
    }
    return heights
  }
}
