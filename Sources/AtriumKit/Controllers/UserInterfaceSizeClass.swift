/// The amount of space on an axis.
///
/// The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified: in a trait override it keeps the inherited size class. A window's traits are
  /// never unspecified.
  case unspecified = 0
  /// Little space: the width of a phone, or a low window.
  case compact = 1
  /// Much space.
  case regular = 2
}
