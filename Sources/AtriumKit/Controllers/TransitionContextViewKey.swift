/// The side of a transition that a view is on.
public enum TransitionContextViewKey: Sendable {
  /// The leaving view.
  case from
  /// The coming view.
  case to
}
