/// The role of a controller in a transition.
public enum TransitionContextViewControllerKey: Sendable {
  /// The controller that is visible at the beginning.
  case from
  /// The controller that is visible at the end.
  case to
}
