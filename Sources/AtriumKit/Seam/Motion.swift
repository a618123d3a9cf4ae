/// The amount of motion in an interface.
public enum Motion: Hashable, Sendable {
  /// Full motion, as designed.
  case full
  /// Fades of at most 0.2 s instead of movement.
  case reduced
  /// No motion: every change takes effect immediately.
  case off
}
