/// The state of an animator.
///
/// The raw values are UIKit's.
public enum ViewAnimatingState: Int, Sendable {
  /// Not started yet, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, until `finishAnimation(at:)` is called.
  case stopped = 2
}
