/// Decides on the editing of a text field and is told of it.
///
/// All methods have a default: everything is allowed.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin; false leaves the focus where it is (TX-3).
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after the field became the first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end; false keeps the focus, unless the field disappears.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after editing ended; the default calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether the user may replace a part of the text: one question for each key, paste or cut
  /// (TX-7).
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether Return does something: it sends `editingDidEndOnExit` and `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Called when a text was refused as a whole (TX-78).
  func textField(_ textField: TextField, insertionRefused reason: TextInsertionRefusal)
}

extension TextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Allows it.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Allows it.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textField(_ textField: TextField, insertionRefused reason: TextInsertionRefusal) {}
}
