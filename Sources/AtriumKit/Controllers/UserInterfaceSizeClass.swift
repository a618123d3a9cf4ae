/// The amount of room on an axis.
///
/// The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified; in a trait override it keeps the inherited class, and a window's traits never
  /// have it.
  case unspecified = 0
  /// Little room: the width of a phone, or a low window.
  case compact = 1
  /// Much room.
  case regular = 2
}
