/// Which side of a transition a view is on.
public enum TransitionContextViewKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}
