internal import AtriumKit
internal import CX11

/// The keys and the focus of the window.
extension X11Host {
  func receiveKey(_ event: XKeyEvent) {
    guard event.type == KeyPress || !application.keyboard.isRepeated(event) else { return }
    if event.type == KeyPress { noteUser(at: event.time) }
    deliverWaitingMotion()
    application.screenReaderKeys.receive(X11KeyEvent(event, time: application.time(event.time)))
  }

  func receiveFocus(_ event: XFocusChangeEvent) {
    guard let isFocused = X11EventTranslation.focus(event), isFocused != hasFocus else { return }
    hasFocus = isFocused
    let now = application.clock.now
    application.textInput.setFocus(xWindow.id, isFocused)
    if isFocused {
      xWindow.setUrgent(false)
      dispatchTimeOfDay()
    } else {
      application.follow(.keyboardLoss(self, time: now))
      // Without the focus, the window may not receive the releases of keys and buttons.
      cancelInput(at: now)
    }
    deliver(.focus(isFocused))
  }

  /// Delivers typed input to the window.
  func receive(_ input: TypedInput) {
    let urgency = keyUrgency
    application.keyboard.events(for: input, held: &heldKeys).forEach { deliverNow($0, urgency) }
  }

  /// The urgency of the turn after a key.
  ///
  /// The turn is immediate, unless another key has caused an immediate turn less than a display frame ago.
  ///
  /// If keys arrive faster than display frames, for example from a tool, not every key causes a turn.
  private var keyUrgency: Urgency {
    let now = application.clock.now
    guard now - lastKeyAtOnce >= 1 / window.maximumFramesPerSecond else { return .nextFrame }
    lastKeyAtOnce = now
    return .atOnce
  }

  /// Releases the keys that are no longer down; see ``HeldKeys/release(notIn:time:)``.
  func releaseKeys(notIn vector: [UInt8]? = nil, time: Double) {
    heldKeys.release(notIn: vector, time: time).forEach { deliverNow($0) }
  }
}
