extension RingMenuView {
  /// The styles of a ring menu.
  public enum Style: Hashable, Sendable {
    /// Coloured wedges with image, title and digit around an opaque middle disc.
    ///
    /// The disc describes the effect of a release. The first item is at the top. Windows less than 160 points wide
    /// or high show a list.
    case court
    /// A white circle with black discs. The first item is at three o'clock (RM-14 … RM-19).
    case plain
  }

  /// The position at which the level of a submenu appears.
  public enum LevelPlacement: Hashable, Sendable {
    /// At the centre of the previous level, so that the ring does not move.
    case anchored
    /// A level that a stroke opens is centred on the point from which the stroke measures its next direction.
    ///
    /// If the ring would not fit there, it moves as far as necessary to lie inside the window.
    case atStroke
  }
}
