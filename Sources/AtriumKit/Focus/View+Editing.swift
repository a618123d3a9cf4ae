extension View {
  /// Ends the editing of a text in this view or below it: its text view resigns the focus.
  ///
  /// - Parameter force: Whether it resigns even if its delegate does not want to end.
  /// - Returns: Whether no text in this view has the focus any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let text = window.firstResponder as? View, text is any KeyInputReceiving,
      text.isDescendant(of: self)
    else { return true }
    return window.makeFirstResponder(nil, evenIfRefused: force)
  }
}
