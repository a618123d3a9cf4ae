/// What one batch changes about a table's rows and sections.
struct TableChanges {
  /// How many batches are open, one inside the other.
  var depth = 0
  /// Whether all was loaded anew in between.
  var isReload = false
  /// Rows that go, by the old counting.
  var deletedRows: [IndexPath: TableView.RowAnimation] = [:]
  /// Rows that come, by the new counting.
  var insertedRows: [IndexPath: TableView.RowAnimation] = [:]
  /// Rows that are made anew, by the old counting.
  var reloadedRows: Set<IndexPath> = []
  /// Rows that go elsewhere: from the old counting to the new.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// Sections that go, by the old counting.
  var deletedSections: Set<Int> = []
  /// Sections that come, by the new counting.
  var insertedSections: Set<Int> = []
  /// Sections that are made anew, by the old counting.
  var reloadedSections: Set<Int> = []

  /// Where an index is after others have gone and come.
  private static func place(of index: Int, without gone: [Int], with new: [Int]) -> Int {
    var place = index - gone.count { $0 < index }
    for other in new {
      guard other <= place else { break }
      place += 1
    }
    return place
  }

  /// Where a section is afterwards; nil if it goes.
  func section(after old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return TableChanges.place(
      of: old, without: Array(deletedSections), with: insertedSections.sorted())
  }

  /// Whether a row, by the old counting, gets another cell where it is.
  func remakes(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }

  /// Maps rows to where they are afterwards.
  @MainActor
  func rowMap() -> (IndexPath) -> IndexPath? {
    var (gone, new): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for path in Array(deletedRows.keys) + Array(movedRows.keys) {
      gone[path.section, default: []].append(path.row)
    }
    for path in Array(insertedRows.keys) + Array(movedRows.values) {
      new[path.section, default: []].append(path.row)
    }
    for section in new.keys { new[section]?.sort() }
    return { old in
      if let target = movedRows[old] { return target }
      guard deletedRows[old] == nil, let section = section(after: old.section) else { return nil }
      return IndexPath(
        row: TableChanges.place(
          of: old.row, without: gone[old.section] ?? [], with: new[section] ?? []),
        section: section)
    }
  }

  /// How many rows a section must have afterwards, having had some before.
  func rowCount(of section: Int, before count: Int, after new: Int) -> Int {
    let gone =
      deletedRows.keys.count { $0.section == section }
      + movedRows.keys.count { $0.section == section }
    let come =
      insertedRows.keys.count { $0.section == new } + movedRows.values.count { $0.section == new }
    return count - gone + come
  }
}
