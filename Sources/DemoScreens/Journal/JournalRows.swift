/// The rows of the journal's list: the entries, with a heading before each group.
@MainActor
struct JournalRows {
  /// The content of a row.
  enum Row {
    case heading(JournalGroup)
    case entry(JournalEntry)
  }

  let journal: LifecycleJournal

  /// The number of rows.
  var count: Int { journal.entries.count + journal.groups.count }

  /// Returns the content of a row, counted from 0.
  ///
  /// A binary search keeps this fast for long journals.
  func row(_ index: Int) -> Row {
    let groups = journal.groups
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if place(ofHeading: middle) <= index { low = middle } else { high = middle }
    }
    if place(ofHeading: low) == index { return .heading(groups[low]) }
    return .entry(journal.entries[index - low - 1])
  }

  private func place(ofHeading index: Int) -> Int {
    journal.groups[index].start - (journal.entries.first?.number ?? 0) + index
  }
}
