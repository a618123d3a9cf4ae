/// The contrast of an interface's colours.
///
/// The raw values are UIKit's.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified, which is drawn with normal contrast.
  ///
  /// A trait override with this value keeps the inherited value.
  case unspecified = -1
  /// Normal contrast: colours as designed.
  case normal = 0
  /// The highest contrast.
  case high = 1
}
