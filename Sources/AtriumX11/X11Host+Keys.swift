internal import AtriumKit
internal import CX11

/// Keys, and the window's place at the keyboard.
extension X11Host {
  func receiveKey(_ event: XKeyEvent) {
    guard event.type == KeyPress || !application.keyboard.isRepeated(event) else { return }
    deliverWaitingMotion()
    application.textInput.receive(X11KeyEvent(event, time: application.time(event.time)))
  }

  func receiveFocus(_ event: XFocusChangeEvent) {
    guard let isFocused = X11EventTranslation.focus(event), isFocused != hasFocus else { return }
    hasFocus = isFocused
    let now = application.clock.now
    application.textInput.setFocus(xWindow.id, isFocused)
    if isFocused {
      dispatchTimeOfDay()
    } else {
      application.follow(.keyboardLoss(self, time: now))
      // Its releases may go to another window now.
      cancelInput(at: now)
    }
    deliver(.focus(isFocused))
  }

  /// Takes what became of a key.
  func receive(_ input: TypedInput) {
    application.keyboard.events(for: input, held: &heldKeys).forEach { deliverNow($0) }
  }

  /// Ends the keys that are down no longer; see ``HeldKeys``.
  func releaseKeys(notIn vector: [UInt8]? = nil, time: Double) {
    heldKeys.release(notIn: vector, time: time).forEach { deliverNow($0) }
  }
}
