import AtriumControls
import AtriumKit
import TestSupport

/// Changes of rows and sections in one batch, and the data after them.
@MainActor
struct RandomBatch {
  private(set) var result: [[RandomRow]] = []
  /// The number of the operation that makes the batch.
  let number: Int
  private var deletedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var deletedRows: [IndexPath] = []
  private var reloadedRows: [IndexPath] = []
  private var insertedRows: [IndexPath] = []
  private var moves: [(from: IndexPath, to: IndexPath)] = []

  var hasReloadedSections: Bool { !reloadedSections.isEmpty }

  /// A row after the batch.
  ///
  /// `origin` is the index path from which the row moves; nil if it does not move.
  private struct Entry {
    var row: RandomRow
    var isNew = false
    var origin: IndexPath?
  }

  init(from world: RandomTable) {
    number = world.operationCount
    let rate = 2 + world.generator.below(8)
    var moving: [Entry] = []
    var drafts: [(entries: [Entry], isFixed: Bool)] = []
    for (section, rows) in world.sections.enumerated() {
      if world.generator.oneIn(8) {
        deletedSections.insert(section)
        continue
      }
      if world.generator.oneIn(8) {
        reloadedSections.insert(section)
        drafts.append((world.anyRows().map { Entry(row: $0) }, true))
        continue
      }
      var entries: [Entry] = []
      for (index, row) in rows.enumerated() {
        let path = IndexPath(row: index, section: section)
        switch world.generator.below(rate * 3) {
        case 0: deletedRows.append(path)
        case 1: moving.append(Entry(row: row, origin: path))
        case 2:
          reloadedRows.append(path)
          entries.append(Entry(row: world.changed(row)))
        default: entries.append(Entry(row: row))
        }
      }
      drafts.append((entries, false))
    }
    let open = drafts.indices.filter { !drafts[$0].isFixed }
    for entry in moving {
      guard let target = world.generator.element(of: open) else {
        if let origin = entry.origin { deletedRows.append(origin) }
        continue
      }
      drafts[target].entries.insert(
        entry, at: world.generator.below(drafts[target].entries.count + 1))
    }
    for target in open {
      for _ in 0..<(world.generator.oneIn(2) ? 0 : world.generator.below(5)) {
        let row = world.anyRow()
        drafts[target].entries.insert(
          Entry(row: row, isNew: true), at: world.generator.below(drafts[target].entries.count + 1))
      }
    }
    var fresh: [Bool] = Array(repeating: false, count: drafts.count)
    while world.generator.oneIn(5) {
      let place = world.generator.below(drafts.count + 1)
      drafts.insert((world.anyRows().map { Entry(row: $0) }, true), at: place)
      fresh.insert(true, at: place)
    }
    insertedSections = Set(fresh.indices.filter { fresh[$0] })
    for (section, draft) in drafts.enumerated() {
      for (index, entry) in draft.entries.enumerated() {
        let path = IndexPath(row: index, section: section)
        if entry.isNew { insertedRows.append(path) }
        if let origin = entry.origin { moves.append((origin, path)) }
      }
    }
    result = drafts.map { $0.entries.map(\.row) }
  }

  /// Reports the changes to a table.
  func calls(
    _ first: TableView.RowAnimation, _ second: TableView.RowAnimation
  ) -> [@MainActor (TableView) -> Void] {
    let moves = moves.map { move in
      { @MainActor (table: TableView) in table.moveRow(at: move.from, to: move.to) }
    }
    return [
      { $0.insertRows(at: insertedRows, with: first) },
      { $0.deleteSections(deletedSections, with: second) },
      { $0.reloadRows(at: reloadedRows, with: second) },
      { $0.insertSections(insertedSections, with: first) },
      { $0.deleteRows(at: deletedRows, with: second) },
      { $0.reloadSections(reloadedSections, with: first) },
    ] + moves
  }
}
