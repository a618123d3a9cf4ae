import AtriumKit

extension View {
  /// Sets the highlighted state of the labels and image views inside this view, for example in a selected cell.
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
