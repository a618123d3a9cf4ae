/// Controls the editing of a text field, and receives its events.
///
/// All methods have default implementations, which allow every edit.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; false leaves the focus unchanged (TX-3).
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after the field has become first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end; false keeps the focus, unless the field is removed or disabled.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after editing has ended, with the reason.
  ///
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether the user may replace a range of the text.
  ///
  /// The method is called once for each key press, paste or cut (TX-7).
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the whole text may be cleared, for example by the clear button.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the Return key sends `editingDidEndOnExit` and `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Called after the field has refused an insertion that would make the text too long (TX-78).
  func textField(_ textField: TextField, insertionRefused reason: TextInsertionRefusal)
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textField(_ textField: TextField, insertionRefused reason: TextInsertionRefusal) {}
}
