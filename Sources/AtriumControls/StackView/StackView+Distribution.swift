extension StackView {
  /// How arranged views share the length of their stack.
  ///
  /// The first and the last view are always at its ends.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// The view with the lowest hugging priority grows, that with the lowest resistance shrinks.
    case fill
    /// All have the same length.
    case fillEqually
    /// The lengths are proportional to those of the contents.
    case fillProportionally
    /// The lengths are those of the contents; equal gaps fill the rest.
    case equalSpacing
    /// The centres have equal distances, as far as there is room.
    case equalCentering
  }

  /// Where arranged views are across the axis of their stack.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    /// From one edge to the other.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In a row: the first baselines are aligned; views without text are at the top.
    case firstBaseline
    /// In the centre.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// In a row: the last baselines are aligned; views without text are at the bottom.
    case lastBaseline

    /// At the top of a row: ``leading``.
    public static var top: Alignment { .leading }
    /// At the bottom of a row: ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
