/// The behaviour of a transition while another transition of the same container is running or
/// waiting (DC-17).
public enum OverlapPolicy: Sendable {
  /// The transition waits until the earlier transitions have ended.
  case queue
  /// The transition waits, and replaces the waiting transitions; their completions receive false.
  case latest
  /// The running transitions end at once, and the new transition continues from the visible state.
  /// Waiting transitions are dropped; their completions receive false.
  case supersede
  /// The transition is refused with a warning, and its completion is not called.
  case refuse
  /// The transition begins at once without waiting for the running transitions. The container must
  /// ensure that no child takes part in two transitions.
  case alongside
}
