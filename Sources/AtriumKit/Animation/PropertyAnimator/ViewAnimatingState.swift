/// What an animator is doing.
///
/// The raw values are UIKit's.
public enum ViewAnimatingState: Int, Sendable {
  /// Nothing: not started yet, or over.
  case inactive = 0
  /// Its animations run, or are held.
  case active = 1
  /// It was stopped, and waits to be told where to finish.
  case stopped = 2
}
