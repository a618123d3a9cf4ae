/// The phase of a touchpad gesture, as a host reports it.
public enum TouchpadPhase: Hashable, Sendable {
  /// The fingers have begun to move together.
  case began
  /// The fingers have moved.
  case changed
  /// The fingers have been lifted.
  case ended
  /// The system cancelled the gesture.
  case cancelled
}
