internal import AtriumKit
internal import CX11

/// The keyboard, and what keeps its place behind keys.
extension X11Host {
  /// What happened after keys that an input method still has.
  ///
  /// It is told after them, a quarter of a second later at most: a click, say, must not come before
  /// the text that was typed before it, since it may send the text away or put it elsewhere.
  enum Follower {
    /// An event for the window.
    case event(InputEvent, Urgency)
    /// The server told which keys are down: a bit for each key.
    case keymap([UInt8], time: Double)
    /// The keyboard went away from the window.
    case keyboardLoss(time: Double)
  }

  func receiveKey(_ event: XKeyEvent) {
    guard event.type == KeyPress || !keyboard.isRepeated(event) else { return }
    deliverWaitingMotion()
    textInput.receive(X11KeyEvent(event, time: time(event.time)))
  }

  func receiveFocus(_ event: XFocusChangeEvent) {
    guard let isFocused = X11EventTranslation.focus(event), isFocused != hasFocus else { return }
    hasFocus = isFocused
    let now = clock.now
    textInput.setFocus(isFocused)
    if isFocused {
      // Until the first picture there is something else to do.
      if monitors != nil { textInput.openMethod() }
      dispatchTimeOfDay()
    } else {
      follow(.keyboardLoss(time: now))
      // Its releases may go to somebody else now.
      cancelInput(at: now)
    }
    deliver(.focus(isFocused))
  }

  /// With each change of focus, a grab's too, the server tells which keys are down.
  func receiveKeymap(_ event: XKeymapEvent) {
    let vector = withUnsafeBytes(of: event.key_vector) { Array($0) }
    follow(.keymap(vector, time: clock.now))
  }

  /// Takes what became of keys, and what waited for them.
  func receive(_ output: X11TextInput.Output) {
    switch output {
    case .typed(let input): keyboard.events(for: input).forEach { deliverNow($0) }
    case .follower(let follower): perform(follower)
    }
  }

  private func follow(_ follower: Follower) {
    deliverWaitingMotion()
    if !textInput.holds(follower) { perform(follower) }
  }

  private func perform(_ follower: Follower) {
    switch follower {
    case .event(let event, let urgency): deliverNow(event, urgency)
    case .keymap(let vector, let time):
      keyboard.releaseKeys(notIn: vector, time: time).forEach { deliverNow($0) }
    case .keyboardLoss(let time):
      keyboard.releaseKeys(time: time).forEach { deliverNow($0) }
    }
  }
}

extension InputEvent {
  /// Whether the event must not overtake keys: what a hand does, and where the keyboard is.
  ///
  /// The window's own affairs do not wait, above all not its closing.
  var waitsForKeys: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerLeft, .pointerCancelled, .touchBegan,
      .touchMoved, .touchEnded, .touchCancelled, .scroll, .touchpadSwipe, .touchpadPinch, .keyDown,
      .keyUp, .text, .focus:
      true
    case .resized, .exposed, .refreshRate, .visibility, .settingsChanged, .timeOfDay, .frame,
      .closeRequested:
      false
    }
  }
}
