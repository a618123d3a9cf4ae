import AtriumKit

/// The journal's data for a controller.
final class JournalMark: ViewControllerAttachment {
  /// A cause: the number that identifies it, and its heading.
  typealias Cause = (number: Int, title: String)

  /// The causes of the controller's current changes, by their kinds.
  ///
  /// The calls at the end of a change have the same cause as the calls at its beginning.
  var causes: [JournalEntry.Kind: Cause] = [:]
  /// Whether the journal has recorded the controller's move into a container.
  var hasMoved = false

  init(owner: ViewController) {}
}
