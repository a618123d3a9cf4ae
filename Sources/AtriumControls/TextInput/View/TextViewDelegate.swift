/// Decides on the editing of a text view and is told of it.
///
/// All methods have a default: everything is allowed.
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether editing may begin; false leaves the focus where it is (TX-3).
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after the view became the first responder.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether editing may end; false keeps the focus, unless the view disappears.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether the user may replace a part of the text: one question for each key, paste or cut
  /// (TX-7).
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Called when a composition changed (TX-65).
  func textViewMarkedTextDidChange(_ textView: TextView)
  /// Called when a text was refused as a whole (TX-78).
  func textView(_ textView: TextView, insertionRefused reason: TextInsertionRefusal)
}

extension TextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Allows it.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Allows it.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Does nothing.
  public func textViewMarkedTextDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textView(_ textView: TextView, insertionRefused reason: TextInsertionRefusal) {}
}
