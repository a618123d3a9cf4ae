/// The changes of one batch to the rows and sections of a table, or to the items of a collection view.
struct BatchChanges {
  /// The number of nested open batches.
  var depth = 0
  /// Whether the batch reloads all rows.
  var isReload = false
  /// Deleted rows, by old index paths.
  var deletedRows: [IndexPath: TableView.RowAnimation] = [:]
  /// Inserted rows, by new index paths.
  var insertedRows: [IndexPath: TableView.RowAnimation] = [:]
  /// Reloaded rows, by old index paths.
  var reloadedRows: Set<IndexPath> = []
  /// Moved rows, from old to new index paths.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// Deleted sections, by old indices.
  var deletedSections: Set<Int> = []
  /// Inserted sections, by new indices.
  var insertedSections: Set<Int> = []
  /// Moved sections, from old to new indices.
  var movedSections: [Int: Int] = [:]
  /// Reloaded sections, by old indices.
  var reloadedSections: Set<Int> = []
  /// The animations of reloaded rows, by old index paths.
  var reloadAnimations: [IndexPath: TableView.RowAnimation] = [:]
  /// The animations of deleted and reloaded sections, by old indices.
  var oldSectionAnimations: [Int: TableView.RowAnimation] = [:]
  /// The animations of inserted sections, by new indices.
  var newSectionAnimations: [Int: TableView.RowAnimation] = [:]
  /// The completions of the batch and of the batches inside it, in the order in which these batches ended.
  var completions: [(Bool) -> Void] = []

  /// A closure that calls all completions; nil if there are none.
  var completion: ((Bool) -> Void)? {
    guard !completions.isEmpty else { return nil }
    return { [completions] finished in
      for completion in completions { completion(finished) }
    }
  }

  /// Returns the new index of a section or row after the removal of old indices and the insertion of new indices.
  ///
  /// - Parameters:
  ///   - index: The old index.
  ///   - gone: The old indices that are removed.
  ///   - new: The new indices that are inserted, in ascending order.
  /// - Returns: The new index.
  private static func place(of index: Int, without gone: [Int], with new: [Int]) -> Int {
    var place = index - gone.count { $0 < index }
    for other in new {
      guard other <= place else { break }
      place += 1
    }
    return place
  }

  /// Returns the new index of a section; nil if the section is deleted.
  func section(after old: Int) -> Int? {
    if let target = movedSections[old] { return target }
    guard !deletedSections.contains(old) else { return nil }
    return BatchChanges.place(
      of: old, without: deletedSections + Array(movedSections.keys),
      with: (insertedSections + Array(movedSections.values)).sorted())
  }

  /// Returns whether a row, given by its old index path, is reloaded and therefore gets a new cell.
  func remakes(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }

  /// Returns a function that maps an old index path to the new index path, or to nil for a deleted row.
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
        row: BatchChanges.place(
          of: old.row, without: gone[old.section] ?? [], with: new[section] ?? []),
        section: section)
    }
  }

  /// Returns the number of rows that a section must have after the batch.
  ///
  /// - Parameters:
  ///   - section: The old index of the section.
  ///   - count: The number of rows before the batch.
  ///   - new: The new index of the section.
  /// - Returns: The number of rows.
  func rowCount(of section: Int, before count: Int, after new: Int) -> Int {
    let gone =
      deletedRows.keys.count { $0.section == section }
      + movedRows.keys.count { $0.section == section }
    let come =
      insertedRows.keys.count { $0.section == new } + movedRows.values.count { $0.section == new }
    return count - gone + come
  }

  /// Returns the row to which the cursor moves from a deleted row; nil if there are no rows.
  ///
  /// This is the row that now has the same index, or the last row of a section that is now shorter. If the section is
  /// empty or deleted, it is the next row below the section, or otherwise the last row.
  ///
  /// - Parameters:
  ///   - path: The index path of the row before the batch.
  ///   - counts: The number of rows of each section after the batch.
  /// - Returns: The index path of the row after the batch.
  func neighbour(of path: IndexPath, in counts: [Int]) -> IndexPath? {
    let section = self.section(after: path.section)
    if let section, counts.indices.contains(section), counts[section] > 0 {
      return IndexPath(row: min(path.row, counts[section] - 1), section: section)
    }
    // The section after a deleted section follows the nearest section above that still exists.
    let above = (0..<path.section).last { self.section(after: $0) != nil }
    let place = section ?? above.flatMap { self.section(after: $0) }.map { $0 + 1 } ?? 0
    if let next = counts.indices.first(where: { $0 >= place && counts[$0] > 0 }) {
      return IndexPath(row: 0, section: next)
    }
    return counts.lastIndex { $0 > 0 }.map { IndexPath(row: counts[$0] - 1, section: $0) }
  }
}
