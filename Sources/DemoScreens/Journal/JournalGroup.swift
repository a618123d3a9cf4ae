/// Successive entries of the journal with one cause, and the heading above them.
struct JournalGroup: Equatable {
  /// The number of the first entry.
  var start: Int
  /// The number of the group, from 0 at the program's start; it names the group's layout.
  let number: Int
  /// The cause: an input and its target, a command, or a resize.
  let title: String
  /// The number of the cause; its later entries begin a new group.
  let cause: Int
}
