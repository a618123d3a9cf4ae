import AtriumGeometry
import AtriumKit

extension TableView {
  private static let updateDuration = 0.3

  /// Brings what is shown from the old rows to the new ones.
  func apply(_ changes: TableChanges, completion: ((Bool) -> Void)?) {
    endSwipes()
    press = nil
    let old = layout
    let target = changes.rowMap()
    layout = makeLayout { section in
      self.knownHeights(ofNew: section, changes, old: old, target: target)
    }
    check(changes, old: old)

    var (stay, leave): ([IndexPath: TableViewCell], [(IndexPath, TableViewCell)]) = ([:], [])
    for (path, cell) in cells {
      let isRemade =
        changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section)
      if let new = target(path), layout.contains(new), !isRemade {
        stay[new] = cell
      } else {
        leave.append((path, cell))
      }
    }
    cells = stay
    retireTitles()
    let map: (IndexPath) -> IndexPath? = { path in
      target(path).flatMap { self.layout.contains($0) ? $0 : nil }
    }
    selectedRows = Set(selectedRows.compactMap(map))
    anchorRow = anchorRow.flatMap(map)
    cursorRow = cursorRow.map { map($0) ?? self.neighbour(of: $0, old: old) } ?? nil

    guard window != nil else {
      for (path, cell) in leave { retire(cell, at: path) }
      updateContentSize()
      setNeedsLayout()
      completion?(true)
      return
    }
    arrive(changes, old: oldPlaces(old, target: target))
    View.animate(
      withDuration: TableView.updateDuration, options: .allowUserInteraction,
      animations: {
        updateContentSize()
        keepWithinLimits()
        for cell in cells.values { cell.alpha = 1 }
        placeCells()
        for (path, cell) in leave {
          cell.alpha = 0
          cell.center.x += aside(changes.deletedRows[path])
        }
      },
      completion: { [weak self] finished in
        for (path, cell) in leave { self?.retire(cell, at: path) }
        completion?(finished)
      })
    for (_, cell) in leave { sendSubviewToBack(cell) }
    updateStates()
    setNeedsLayout()
  }

  /// Where rows near those in sight have been, by the new counting.
  private func oldPlaces(
    _ old: TableLayout, target: (IndexPath) -> IndexPath?
  ) -> [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    for path in old.rows(from: bounds.minY - bounds.height, to: bounds.maxY + bounds.height) {
      if let new = target(path) { places[new] = old.start(of: path) }
    }
    return places
  }

  /// Makes the rows that come into sight, where they come from.
  private func arrive(_ changes: TableChanges, old places: [IndexPath: Double]) {
    let present = Set(cells.keys)
    let wanted = measureVisibleRows()
    for path in wanted where cells[path] == nil { show(path) }
    View.performWithoutAnimation {
      for path in wanted where !present.contains(path) {
        guard let cell = cells[path] else { continue }
        let animation = changes.insertedRows[path]
        // It was there, but out of sight, or is made anew.
        if let place = places[path], animation == nil { cell.frame.origin.y = place }
        let isNew = animation != nil || changes.reloadedRows.contains(path)
        if isNew, animation != TableView.RowAnimation.none { cell.alpha = 0 }
        cell.center.x += aside(animation)
      }
    }
  }

  /// How far to the side rows come and go.
  private func aside(_ animation: RowAnimation?) -> Double {
    switch animation {
    case .left: -bounds.width
    case .right: bounds.width
    case .fade, .automatic, .some(.none), nil: 0
    }
  }

  /// The heights of a new section's rows that are known from before.
  private func knownHeights(
    ofNew section: Int, _ changes: TableChanges, old: TableLayout,
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

  /// Which row gets the keyboard in place of one that has gone: the one that took its place.
  private func neighbour(of path: IndexPath, old: TableLayout) -> IndexPath? {
    guard layout.sections.indices.contains(path.section) else { return layout.lastRow }
    let count = layout.sections[path.section].rows.count
    guard count > 0 else { return layout.firstRow }
    return IndexPath(row: min(path.row, count - 1), section: path.section)
  }

  private func check(_ changes: TableChanges, old: TableLayout) {
    let expected =
      old.sections.count - changes.deletedSections.count + changes.insertedSections.count
    guard layout.sections.count == expected else {
      fatalError(
        "\(type(of: self)) had \(old.sections.count) sections, \(changes.deletedSections.count) were "
          + "deleted and \(changes.insertedSections.count) inserted, but its data source has "
          + "\(layout.sections.count) and not \(expected); change the data in the same batch.")
    }
    for (index, section) in old.sections.enumerated()
    where !changes.reloadedSections.contains(index) {
      guard let new = changes.section(after: index) else { continue }
      let expected = changes.rowCount(of: index, before: section.rows.count, after: new)
      guard layout.sections[new].rows.count == expected else {
        fatalError(
          "\(type(of: self)) had \(section.rows.count) rows in section \(index); after the batch its "
            + "data source has \(layout.sections[new].rows.count) and not \(expected); tell the table "
            + "of every row that comes or goes, and change the data in the same batch.")
      }
    }
  }
}
