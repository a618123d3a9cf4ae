extension RingMenuView {
  /// The styles of a ring.
  public enum Style: Hashable, Sendable {
    /// Coloured wedges with picture, name and digit around an opaque middle that says what a release
    /// would do; the first item is at the top. In windows less than 160 points wide or high, a list.
    case court
    /// A white circle with black discs, the first of them at three o'clock (RM-14 … RM-19).
    case plain
  }

  /// Where the level of a submenu appears.
  public enum LevelPlacement: Hashable, Sendable {
    /// At the centre of the level above, so that the ring does not move.
    case anchored
    /// In mid-stroke, around the point from which directions are measured, moved by the least amount
    /// that keeps it inside the window.
    case atStroke
  }
}
