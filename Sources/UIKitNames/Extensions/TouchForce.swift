public import Atrium

/// Whether touches have a force.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// A capability; this system always reports `unavailable`.
  case unknown, unavailable, available
}

extension Touch {
  /// The force of the touch: 0, as on devices that do not measure a force.
  public var force: Double { 0 }
  /// The largest force: 0, as on devices that do not measure a force.
  public var maximumPossibleForce: Double { 0 }
}

extension TraitCollection {
  /// Whether touches have a force: always `unavailable`.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
