extension StackView {
  /// How arranged views share the length of their stack.
  ///
  /// The first and the last one are always at its ends.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// Those that hug their content least grow, those that resist compression least shrink.
    case fill
    /// All have the same length.
    case fillEqually
    /// The lengths are as their contents' lengths to each other.
    case fillProportionally
    /// The lengths are those of the contents, and what is left is shared by the gaps.
    case equalSpacing
    /// The middles have the same distance from each other, as far as there is room.
    case equalCentering
  }

  /// Where arranged views are across the axis of their stack.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    /// From one edge to the other.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In a row: with the first lines of their texts on one line; what has no text is at the top.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// In a row: with the last lines of their texts on one line; what has no text is at the bottom.
    case lastBaseline

    /// At the top of a row: ``leading``.
    public static var top: Alignment { .leading }
    /// At the bottom of a row: ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
