/// Controls the editing of a text view, and receives its events.
///
/// All methods have default implementations, which allow every edit.
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether editing may begin; false leaves the focus unchanged (TX-3).
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after the view has become first responder.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing may end; false keeps the focus, unless the view is removed.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether the user may replace a range of the text.
  ///
  /// The method is called once for each key press, paste or cut (TX-7).
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// Returns whether a link that the user has clicked is opened.
  ///
  /// The method is called for links in text that is not editable. The link is the value of the attribute
  /// ``TextAttribute/link``.
  func textView(_ textView: TextView, shouldInteractWith link: Any, in range: TextRange) -> Bool
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Called after a composition has changed (TX-65).
  func textViewMarkedTextDidChange(_ textView: TextView)
  /// Called after the view has refused an insertion that would make the text too long (TX-78).
  func textView(_ textView: TextView, insertionRefused reason: TextInsertionRefusal)
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldInteractWith link: Any, in range: TextRange
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
