/// Where in its course a gesture on a touchpad is, as a host tells it.
public enum TouchpadPhase: Hashable, Sendable {
  /// The fingers began to move together.
  case began
  /// They moved.
  case changed
  /// They lifted.
  case ended
  /// The system took the gesture away.
  case cancelled
}
