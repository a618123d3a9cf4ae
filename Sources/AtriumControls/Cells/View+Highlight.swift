import AtriumKit

extension View {
  /// Sets whether the labels and image views inside this view show their highlighted colours and images, as cells do
  /// while they are pressed or selected.
  ///
  /// Controls keep their own state.
  func setHighlightsContents(_ isHighlighted: Bool) {
    for view in subviews where !(view is Control) {
      (view as? Label)?.isHighlighted = isHighlighted
      (view as? ImageView)?.isHighlighted = isHighlighted
      view.setHighlightsContents(isHighlighted)
    }
  }
}
