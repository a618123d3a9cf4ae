/// The behaviour of a transition while another one of the same container runs or waits (DC-17).
public enum OverlapPolicy: Sendable {
  /// It waits until the earlier ones have ended.
  case queue
  /// It waits and replaces those that wait already; their completions receive false.
  case latest
  /// The running transitions end now, and it continues from the visible state. Waiting ones are
  /// dropped; their completions receive false.
  case supersede
  /// It is refused with a warning, and its completion is not called.
  case refuse
  /// It begins at once beside the running ones, which it does not wait for. The container must
  /// ensure that no child takes part in two.
  case alongside
}
