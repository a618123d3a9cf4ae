/// Where an animation ended.
///
/// The raw values are UIKit's.
public enum ViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values: it was reversed.
  case start = 1
  /// Somewhere between.
  case current = 2
}
