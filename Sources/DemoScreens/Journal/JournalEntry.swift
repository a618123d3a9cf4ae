import AtriumControls

/// One lifecycle call in the journal.
///
/// The entry does not retain the controller.
public struct JournalEntry: Hashable, Sendable {
  /// The kind of a call.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The view was loaded.
    case loading
    /// The controller appears.
    case appearing
    /// The controller disappears.
    case disappearing
    /// The controller moves between containers.
    case moving
    /// The size or the orientation changes.
    case resizing
  }

  /// The number that identifies the entry, counted from 0 since the program's start.
  public let number: Int
  /// The time, in seconds of the window's clock.
  public let time: Double
  /// The name of the controller.
  public let controller: String
  /// The name of the controller's class.
  public let type: String
  /// The base name of the call in Swift.
  public let event: String
  /// The arguments of the call.
  public let detail: String
  /// The kind of the call.
  public let kind: Kind

  /// The time with three decimals.
  var timeText: String { String(localizedNumber: max(0, time), decimals: 3) }
}
