/// The role of a view in a transition.
public enum TransitionContextViewKey: Sendable {
  /// The view that is visible at the beginning.
  case from
  /// The view that is visible at the end.
  case to
}
