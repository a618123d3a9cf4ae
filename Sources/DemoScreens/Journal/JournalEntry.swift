/// One call in a controller's life, as the journal shows it; it keeps no controller alive.
public struct JournalEntry: Hashable, Sendable {
  /// What kind of call it is.
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

  /// Which entry, counted from 0 at the program's start.
  public let number: Int
  /// When, in seconds since the window began.
  public let time: Double
  /// Whose life.
  public let controller: String
  /// Which call, by its base name in Swift.
  public let event: String
  /// What it was given.
  public let detail: String
  /// What kind of call it is.
  public let kind: Kind

  /// The time with three decimals.
  var timeText: String {
    let thousandths = Int((max(0, time) * 1000).rounded())
    let rest = "\(1000 + thousandths % 1000)".dropFirst()
    return "\(thousandths / 1000).\(rest)"
  }
}
