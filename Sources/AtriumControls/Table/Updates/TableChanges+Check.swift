extension TableChanges {
  /// Traps if these changes do not lead from the old rows to the new ones.
  ///
  /// - Parameters:
  ///   - old: The rows before the batch.
  ///   - new: The rows of the data source after the batch.
  ///   - table: The name of the table, for the message.
  func check(from old: TableLayout, to new: TableLayout, of table: String) {
    let (before, after) = ("before the batch", "after the batch")
    checkSections(deletedSections, "delete", in: old, before, table)
    checkSections(reloadedSections, "reload", in: old, before, table)
    checkSections(insertedSections, "insert", in: new, after, table)
    checkRows(deletedRows.keys, "delete", in: old, before, table)
    checkRows(movedRows.keys, "move", in: old, before, table)
    checkRows(reloadedRows, "reload", in: old, before, table)
    checkRows(insertedRows.keys, "insert", in: new, after, table)
    checkRows(movedRows.values, "move to", in: new, after, table)
    checkDoubles(table)
    checkCounts(from: old, to: new, table)
  }

  private func checkSections(
    _ sections: Set<Int>, _ verb: String, in layout: TableLayout, _ moment: String, _ table: String
  ) {
    let all = layout.sections.indices
    guard let wrong = sections.first(where: { !all.contains($0) }) else { return }
    fatalError(
      "\(table) has no section \(wrong) to \(verb), but \(all.count) sections; count them as they are "
        + "\(moment).")
  }

  private func checkRows(
    _ rows: some Sequence<IndexPath>, _ verb: String, in layout: TableLayout, _ moment: String,
    _ table: String
  ) {
    guard let wrong = rows.first(where: { !layout.contains($0) }) else { return }
    let count =
      layout.sections.indices.contains(wrong.section)
      ? layout.sections[wrong.section].rows.count : 0
    fatalError(
      "\(table) has no row \(wrong.row) in section \(wrong.section) to \(verb), but \(count) rows; "
        + "count them as they are \(moment).")
  }

  /// Traps if a row is both deleted and moved, or if two rows have the same new index path.
  private func checkDoubles(_ table: String) {
    var taken = Set(insertedRows.keys)
    for place in movedRows.values where !taken.insert(place).inserted {
      fatalError(
        "The batch brings two rows of \(table) to row \(place.row) of section \(place.section); "
          + "insert or move one there.")
    }
    if let row = movedRows.keys.first(where: { deletedRows[$0] != nil }) {
      fatalError(
        "The batch deletes row \(row.row) in section \(row.section) of \(table) and moves it too; "
          + "do one of them.")
    }
  }

  private func checkCounts(from old: TableLayout, to new: TableLayout, _ table: String) {
    let expected = old.sections.count - deletedSections.count + insertedSections.count
    guard new.sections.count == expected else {
      fatalError(
        "\(table) had \(old.sections.count) sections, \(deletedSections.count) were deleted and "
          + "\(insertedSections.count) inserted, but its data source has \(new.sections.count) and "
          + "not \(expected); change the data in the same batch.")
    }
    for (index, section) in old.sections.enumerated() where !reloadedSections.contains(index) {
      guard let place = self.section(after: index) else { continue }
      let expected = rowCount(of: index, before: section.rows.count, after: place)
      guard new.sections[place].rows.count == expected else {
        fatalError(
          "\(table) had \(section.rows.count) rows in section \(index); after the batch its data "
            + "source has \(new.sections[place].rows.count) and not \(expected); tell the table of "
            + "every row that comes or goes, and change the data in the same batch.")
      }
    }
  }
}
