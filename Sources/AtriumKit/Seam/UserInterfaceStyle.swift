/// Whether an interface is drawn in light or dark colours.
///
/// The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified, which is drawn light; a trait override with this value keeps the inherited value.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
