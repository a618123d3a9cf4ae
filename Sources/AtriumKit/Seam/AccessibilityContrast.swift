/// How far the colours of an interface stand apart.
///
/// The raw values are UIKit's.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// Not said: drawn as designed; a trait override of it leaves what is inherited.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// As far as they go.
  case high = 1
}
