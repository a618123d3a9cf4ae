/// Whether there is much room on an axis.
///
/// The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said; a trait override of it leaves what is inherited. A window's traits always say one of the
  /// others.
  case unspecified = 0
  /// Little: a phone's width, or a low window.
  case compact = 1
  /// Much.
  case regular = 2
}
