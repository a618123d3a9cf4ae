/// The role of a controller in a transition.
public enum TransitionContextViewControllerKey: Sendable {
  /// The controller that is visible before the transition.
  case from
  /// The controller that is visible after the transition.
  case to
}
