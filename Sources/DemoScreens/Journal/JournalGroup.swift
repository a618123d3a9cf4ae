/// Successive entries of the journal with one cause, and the heading above them.
struct JournalGroup: Equatable {
  /// The number of the first entry.
  var start: Int
  /// The number of the group, from 0 at the program's start; it names the group's layout.
  let number: Int
  /// The cause: an input and what it was given to, a command, or a resize.
  let title: String
  /// The cause's own number; later entries of it make a group again.
  let cause: Int
}
