extension StackView {
  /// The rule by which arranged views share the length of their stack.
  ///
  /// The first and the last view are always at the stack's ends.
  public enum Distribution: Int, CaseIterable, Hashable, Sendable {
    /// The view with the lowest hugging priority grows, or the view with the lowest compression resistance
    /// shrinks.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths of the views are proportional to the lengths of their contents.
    case fillProportionally
    /// The views have the lengths of their contents; equal gaps fill the remaining length.
    case equalSpacing
    /// The centres of the views are equally spaced, as far as the space allows.
    case equalCentering
  }

  /// The alignment of arranged views perpendicular to the axis of their stack.
  public enum Alignment: Int, CaseIterable, Hashable, Sendable {
    /// Each view extends from one edge to the other.
    case fill
    /// Views are aligned at the leading edge of a column or at the top of a row.
    case leading
    /// In a row, views are aligned with the first view by their first baselines.
    ///
    /// If the first view or the other view has no text, their tops are aligned.
    case firstBaseline
    /// Views are centred.
    case center
    /// Views are aligned at the trailing edge of a column or at the bottom of a row.
    case trailing
    /// In a row, views are aligned with the first view by their last baselines.
    ///
    /// If the first view or the other view has no text, their bottoms are aligned.
    case lastBaseline

    /// Views are aligned at the top of a row.
    ///
    /// The value is the same as ``leading``.
    public static var top: Alignment { .leading }
    /// Views are aligned at the bottom of a row.
    ///
    /// The value is the same as ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
