import AtriumKit

/// The journal's data about a controller.
final class JournalMark: ViewControllerAttachment {
  /// A cause, by its number, with its heading.
  typealias Cause = (number: Int, title: String)

  /// The causes of the changes that the controller is in, by their kinds; the calls at their ends join
  /// them.
  var causes: [JournalEntry.Kind: Cause] = [:]
  /// Whether its move into a container is in the journal.
  var hasMoved = false

  init(owner: ViewController) {}
}
