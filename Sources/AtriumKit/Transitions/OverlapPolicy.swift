/// What a transition does while another one of the same container runs (DC-17).
public enum OverlapPolicy: Sendable {
  /// It waits until those before it have ended.
  case queue
  /// It waits, in the place of those that wait already; their completions hear false.
  case latest
  /// Those that run are brought to their ends, and it goes on from what is shown. Those that wait are
  /// dropped; their completions hear false.
  case supersede
  /// It is refused with a warning, and its completion is not called.
  case refuse
}
