extension BatchChanges {
  /// The words for a view and its rows in messages.
  struct Names {
    /// The name of the view's class.
    let view: String
    /// The word for a row: `row` or `item`.
    let row: String
    /// The word for the view: `table` or `view`.
    let kind: String
  }

  /// Traps if these changes do not match the row counts before and after the batch.
  ///
  /// - Parameters:
  ///   - old: The number of rows of each section before the batch.
  ///   - new: The number of rows of each section in the data source, after the batch.
  ///   - names: The words for the message.
  func check(from old: [Int], to new: [Int], _ names: Names) {
    let (before, after) = ("before the batch", "after the batch")
    checkSections(deletedSections, "delete", in: old, before, names)
    checkSections(reloadedSections, "reload", in: old, before, names)
    checkSections(insertedSections, "insert", in: new, after, names)
    checkSections(Set(movedSections.keys), "move", in: old, before, names)
    checkSections(Set(movedSections.values), "move to", in: new, after, names)
    checkRows(deletedRows.keys, "delete", in: old, before, names)
    checkRows(movedRows.keys, "move", in: old, before, names)
    checkRows(reloadedRows, "reload", in: old, before, names)
    checkRows(insertedRows.keys, "insert", in: new, after, names)
    checkRows(movedRows.values, "move to", in: new, after, names)
    checkDoubles(names)
    checkDoubleSections(names)
    checkCounts(from: old, to: new, names)
  }

  private func checkSections(
    _ sections: Set<Int>, _ verb: String, in counts: [Int], _ moment: String, _ names: Names
  ) {
    let all = counts.indices
    guard let wrong = sections.first(where: { !all.contains($0) }) else { return }
    fatalError(
      "\(names.view) has no section \(wrong) to \(verb), but \(all.count) sections; count them as they are "
        + "\(moment).")
  }

  private func checkRows(
    _ rows: some Sequence<IndexPath>, _ verb: String, in counts: [Int], _ moment: String,
    _ names: Names
  ) {
    guard let wrong = rows.first(where: { !counts.contains($0) }) else { return }
    let count = counts.indices.contains(wrong.section) ? counts[wrong.section] : 0
    fatalError(
      "\(names.view) has no \(names.row) \(wrong.row) in section \(wrong.section) to \(verb), but \(count) \(names.row)s; "
        + "count them as they are \(moment).")
  }

  /// Traps if a row is both deleted and moved, or if two rows have the same new index path.
  private func checkDoubles(_ names: Names) {
    var taken = Set(insertedRows.keys)
    for place in movedRows.values where !taken.insert(place).inserted {
      fatalError(
        "The batch brings two \(names.row)s of \(names.view) to \(names.row) \(place.row) of section \(place.section); "
          + "insert or move only one there.")
    }
    if let row = movedRows.keys.first(where: { deletedRows[$0] != nil }) {
      fatalError(
        "The batch deletes \(names.row) \(row.row) in section \(row.section) of \(names.view) and moves it too; "
          + "do one of them.")
    }
  }

  /// Traps if a section is both deleted and moved, or if two sections have the same new index.
  private func checkDoubleSections(_ names: Names) {
    var taken = insertedSections
    for place in movedSections.values where !taken.insert(place).inserted {
      fatalError(
        "The batch brings two sections of \(names.view) to section \(place); insert or move only one there."
      )
    }
    if let section = movedSections.keys.first(where: deletedSections.contains) {
      fatalError(
        "The batch deletes section \(section) of \(names.view) and moves it too; do one of them.")
    }
  }

  private func checkCounts(from old: [Int], to new: [Int], _ names: Names) {
    let expected = old.count - deletedSections.count + insertedSections.count
    guard new.count == expected else {
      fatalError(
        "\(names.view) had \(old.count) sections, \(deletedSections.count) were deleted and "
          + "\(insertedSections.count) inserted, but its data source has \(new.count) and "
          + "not \(expected); change the data in the same batch.")
    }
    for (index, count) in old.enumerated() where !reloadedSections.contains(index) {
      guard let place = self.section(after: index) else { continue }
      let expected = rowCount(of: index, before: count, after: place)
      guard new[place] == expected else {
        fatalError(
          "\(names.view) had \(count) \(names.row)s in section \(index); after the batch its data "
            + "source has \(new[place]) and not \(expected); notify the \(names.kind) of "
            + "every inserted or deleted \(names.row), and change the data in the same batch.")
      }
    }
  }
}

extension [Int] {
  /// Returns whether a row exists; the elements of the array are the row counts of the sections.
  func contains(_ path: IndexPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section]
  }
}
