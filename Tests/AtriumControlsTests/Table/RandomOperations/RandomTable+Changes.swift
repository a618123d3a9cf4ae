import AtriumControls
import AtriumGeometry
import AtriumKit
import TestSupport

extension RandomTable {
  private static let animations: [TableView.RowAnimation] = [
    .fade, .left, .right, .none, .automatic,
  ]

  private func anyAnimation() -> TableView.RowAnimation {
    generator.element(of: RandomTable.animations) ?? .fade
  }

  func anyPath() -> IndexPath? {
    let full = sections.indices.filter { !sections[$0].isEmpty }
    guard let section = generator.element(of: full) else { return nil }
    return IndexPath(row: generator.below(sections[section].count), section: section)
  }

  /// Returns the row at a path.
  ///
  /// If there is none, notes a failure and returns nil.
  func row(at path: IndexPath, _ who: String) -> RandomRow? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else {
      fail("\(who) was asked for \(path.section).\(path.row), which is not there")
      return nil
    }
    return sections[path.section][path.row]
  }

  func reload() {
    sections = anySections()
    table.reloadData()
  }

  /// Changes one row or section, without a batch.
  func changeOnce() {
    let animation = anyAnimation()
    switch generator.below(6) {
    case 0:
      guard let path = anyPath() else { return }
      sections[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: animation)
    case 1:
      guard !sections.isEmpty else { return }
      let section = generator.below(sections.count)
      let row = generator.below(sections[section].count + 1)
      sections[section].insert(anyRow(), at: row)
      table.insertRows(at: [IndexPath(row: row, section: section)], with: animation)
    case 2:
      guard let path = anyPath() else { return }
      sections[path.section][path.row] = changed(sections[path.section][path.row])
      table.reloadRows(at: [path], with: animation)
    case 3:
      guard let (from, to) = movePair() else { return }
      let row = sections[from.section].remove(at: from.row)
      sections[to.section].insert(row, at: to.row)
      table.moveRow(at: from, to: to)
    case 4:
      let section = generator.below(sections.count + 1)
      sections.insert(anyRows(), at: section)
      table.insertSections([section], with: animation)
    default:
      guard !sections.isEmpty else { return }
      let section = generator.below(sections.count)
      sections.remove(at: section)
      table.deleteSections([section], with: animation)
    }
  }

  private func movePair() -> (IndexPath, IndexPath)? {
    guard let from = anyPath() else { return nil }
    let section = generator.below(sections.count)
    let count = sections[section].count + (section == from.section ? 0 : 1)
    return (from, IndexPath(row: generator.below(count), section: section))
  }

  /// Returns the row with another height, and sometimes with another source of its cell.
  func changed(_ row: RandomRow) -> RandomRow {
    var row = row
    row.height = anyHeight()
    row.fittingHeight = generator.number(20...120)
    if generator.oneIn(3) { row.source = anyRow().source }
    return row
  }

  /// Makes many changes of rows and sections in one batch.
  func changeByBatch() {
    let plan = RandomBatch(from: self)
    let selected = Set(table.indexPathsForSelectedRows.map(id(at:)))
    // The first counting of rows is a reload, and clears the selection.
    let isLoaded = table.isLoaded && !isNested
    openBatches += 1
    let calls = plan.calls(anyAnimation(), anyAnimation())
    let completion: (Bool) -> Void = { [weak self] _ in
      self?.openBatches -= 1
      self?.meddle(.completion)
    }
    let changesFirst = generator.oneIn(2)
    let tell = { [table] in
      for call in calls { call(table) }
    }
    if changesFirst { sections = plan.result }
    if changesFirst, generator.oneIn(2) {
      openBatches -= 1
      table.beginUpdates()
      tell()
      table.endUpdates()
    } else {
      table.performBatchUpdates(
        { [self] in
          sections = plan.result
          tell()
        }, completion: completion)
    }
    guard isLoaded, table.isLoaded, !plan.hasReloadedSections, operationCount == plan.number
    else { return }
    let kept = Set(sections.joined().map(\.id))
    let now = Set(table.indexPathsForSelectedRows.map(id(at:)))
    if now != selected.intersection(kept) { fail("\(selected) were selected, now \(now) are") }
  }

  private func id(at path: IndexPath) -> Int {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return -1 }
    return sections[path.section][path.row].id
  }
}
