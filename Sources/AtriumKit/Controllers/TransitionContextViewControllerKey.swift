/// The side of a transition that a controller is on.
public enum TransitionContextViewControllerKey: Sendable {
  /// The controller that is visible at the beginning.
  case from
  /// The controller that is visible at the end.
  case to
}
