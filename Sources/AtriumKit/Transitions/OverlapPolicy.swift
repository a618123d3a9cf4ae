/// What happens to a transition if another transition of the same container is running or waiting (DC-17).
public enum OverlapPolicy: Sendable {
  /// The transition waits until all earlier transitions have ended.
  case queue
  /// The transition waits, and replaces the waiting transitions, whose completions receive false.
  case latest
  /// The running transitions end immediately, and the new transition continues from the displayed state.
  ///
  /// Waiting transitions are dropped, and their completions receive false.
  case supersede
  /// The transition is refused with a warning, and its completion is not called.
  case refuse
  /// The transition begins immediately, without waiting for running transitions.
  ///
  /// The container must ensure that no child takes part in two transitions.
  case alongside
}
