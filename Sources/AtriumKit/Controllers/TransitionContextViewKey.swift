/// The role of a view in a transition.
public enum TransitionContextViewKey: Sendable {
  /// The view that is visible before the transition.
  case from
  /// The view that is visible after the transition.
  case to
}
