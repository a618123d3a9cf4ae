extension ModalPresentation {
  /// The presenter's side loses the keyboard; who had it is remembered.
  func takeKeyboard() {
    guard let window, let responder = window.firstResponder else { return }
    if isInContext {
      // Only what is covered loses it.
      let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
      guard let host = hostView, view?.isDescendant(of: host) == true else { return }
    }
    savedResponder = responder
    savedFocusVisibility = window.isFocusVisible
    window.makeFirstResponder(nil, evenIfRefused: true)
  }

  /// Who had the keyboard before has it again, if it is still there and nobody else took it.
  func giveKeyboardBack() {
    guard let window, let responder = savedResponder, responder.responderWindow === window,
      window.firstResponder == nil
    else { return }
    if responder.becomeFirstResponder() { window.isFocusVisible = savedFocusVisibility }
  }
}
