/// How far the colours of an interface stand apart.
public enum AccessibilityContrast: Hashable, Sendable {
  /// As designed.
  case normal
  /// As far as they go.
  case high
}
