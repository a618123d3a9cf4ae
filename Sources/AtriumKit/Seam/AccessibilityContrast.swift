/// The contrast of an interface's colours.
///
/// The raw values are UIKit's.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified: drawn as designed; a trait override with it keeps the inherited value.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// The highest contrast.
  case high = 1
}
