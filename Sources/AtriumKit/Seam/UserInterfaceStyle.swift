/// Whether an interface is drawn light or dark.
///
/// The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified: drawn light; a trait override with it keeps the inherited value.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
