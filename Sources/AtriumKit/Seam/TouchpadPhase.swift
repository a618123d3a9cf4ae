/// The phase of a touchpad gesture, as a host reports it.
public enum TouchpadPhase: Hashable, Sendable {
  /// The fingers began to move together.
  case began
  /// They moved.
  case changed
  /// They lifted.
  case ended
  /// The system cancelled the gesture.
  case cancelled
}
