/// The position at which an animation ends.
///
/// The raw values are UIKit's.
public enum ViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values, because the animation was reversed.
  case start = 1
  /// At the values at which the animation was stopped.
  case current = 2
}
