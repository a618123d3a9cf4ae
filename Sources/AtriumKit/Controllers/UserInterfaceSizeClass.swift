/// The amount of space on an axis.
///
/// The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified; a trait override with this value keeps the inherited size class.
  ///
  /// A window's traits are never unspecified.
  case unspecified = 0
  /// Little space: the width of a phone, or the height of a low window.
  case compact = 1
  /// Ample space.
  case regular = 2
}
