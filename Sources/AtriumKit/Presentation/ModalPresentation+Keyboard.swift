extension ModalPresentation {
  /// Makes the first responder that the presentation covers resign, and stores it.
  ///
  /// No view of the presented controller gets the focus. The first press of the Tab key moves the focus to the
  /// ``ViewController/preferredFocusEnvironments`` of the presented controller.
  func clearKeyboard() {
    guard let window, let responder = window.firstResponder else { return }
    if isInContext {
      // A first responder outside the context is not covered and keeps the focus.
      let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
      guard let host = hostView, view?.isDescendant(of: host) == true else { return }
    }
    savedResponder = responder
    savedFocusVisibility = window.isFocusVisible
    window.makeFirstResponder(nil, evenIfRefused: true)
  }

  /// Makes a first responder in the presented tree resign before its view leaves the window.
  ///
  /// The focus then does not move to the view that is nearest to the presented view.
  func takeKeyboardAway() {
    guard let window, let view = window.focusedView, view.isDescendant(of: container) else {
      return
    }
    window.makeFirstResponder(nil, evenIfRefused: true)
  }

  /// Makes the stored responder first responder again.
  ///
  /// This happens only if the responder is still in the window and no other responder has replaced it.
  func giveKeyboardBack() {
    guard let window, let responder = savedResponder, responder.responderWindow === window,
      window.firstResponder == nil
    else { return }
    if responder.becomeFirstResponder() { window.isFocusVisible = savedFocusVisibility }
  }
}
