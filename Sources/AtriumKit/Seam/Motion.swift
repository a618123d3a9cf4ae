/// How much an interface may move.
public enum Motion: Hashable, Sendable {
  /// As designed.
  case full
  /// Fades of at most 0.2 s in place of movement.
  case reduced
  /// Nothing: every change is there at once.
  case off
}
