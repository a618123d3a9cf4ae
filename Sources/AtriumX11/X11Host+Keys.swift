internal import AtriumKit
internal import CX11

/// The keyboard, and the events that must not overtake keys.
extension X11Host {
  /// An event that came after keys for which an input method still owes an answer.
  ///
  /// It is delivered after them, delayed by a quarter of a second at most. A click, for example,
  /// must not precede the text that was typed before it, since it may submit the text or move the
  /// focus.
  enum Follower {
    /// An event for the window.
    case event(InputEvent, Urgency)
    /// The keys that are down: a bit for each key code.
    case keymap([UInt8], time: Double)
    /// The window lost the focus.
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
      // Before the first frame, drawing it takes precedence.
      if monitors != nil { textInput.openMethod() }
      dispatchTimeOfDay()
    } else {
      follow(.keyboardLoss(time: now))
      // Another window may receive the releases from now on.
      cancelInput(at: now)
    }
    deliver(.focus(isFocused))
  }

  /// Receives the keys that are down, which the server sends after each `FocusIn`, also of a grab.
  func receiveKeymap(_ event: XKeymapEvent) {
    let vector = withUnsafeBytes(of: event.key_vector) { Array($0) }
    follow(.keymap(vector, time: clock.now))
  }

  /// Receives the input that keys caused, and the events that waited for them.
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
  /// Whether the event must not overtake keys: the user's input and the focus.
  ///
  /// The window's other events do not wait, above all not the request to close it.
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
