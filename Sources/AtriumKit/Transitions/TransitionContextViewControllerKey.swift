/// Which side of a transition a controller is on.
public enum TransitionContextViewControllerKey: Sendable {
  /// The one that is seen at its beginning.
  case from
  /// The one that is seen at its end.
  case to
}
