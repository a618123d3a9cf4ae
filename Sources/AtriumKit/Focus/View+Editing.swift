extension View {
  /// Ends text editing in this view and its subviews: the text view that is the first responder resigns.
  ///
  /// - Parameter force: Whether the text view resigns even if its delegate refuses.
  /// - Returns: Whether no text view inside this view is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let text = window.firstResponder as? View, text is any KeyInputReceiving,
      text.isDescendant(of: self)
    else { return true }
    return window.makeFirstResponder(nil, evenIfRefused: force)
  }
}
