/// The role of a view in a transition.
public enum TransitionContextViewKey: Sendable {
  /// The leaving view.
  case from
  /// The coming view.
  case to
}
