/// Consecutive entries of the journal that have the same cause, with a heading.
struct JournalGroup: Equatable {
  /// The number of the first entry.
  var start: Int
  /// The number that identifies the group, counted from 0 since the program's start; the key of its cached layout.
  let number: Int
  /// The cause, for example an input and its target, a command, or a resize.
  let title: String
  /// The number that identifies the cause.
  ///
  /// Entries with the same cause begin a new group if entries with another cause are between them.
  let cause: Int
}
