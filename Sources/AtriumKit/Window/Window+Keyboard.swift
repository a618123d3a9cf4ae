extension Window {
  /// Delivers a key that goes down or up.
  ///
  /// A key that goes down is offered to the key commands with priority, then to the others unless
  /// the key has a behaviour of its own. Recognisers and responders follow. An unhandled key moves
  /// the focus, or is offered to the commands that had to wait.
  func deliverKey(_ input: KeyInput, isDown: Bool) {
    let event = Event(
      kind: .presses, timestamp: input.time, modifierFlags: input.key.modifierFlags)
    let press = Press(key: input.key, isRepeat: input.isRepeat)
    let start = keyResponder
    ResponderChain.check(from: start)
    guard isDown else {
      guard !takenKeys.release(press.key.keyCode, from: .command) else { return }
      _ = offer(press, from: start, isDown: false, event: event)
      guard !takenKeys.release(press.key.keyCode, from: .recognizer) else { return }
      start.pressesEnded([press], with: event)
      return
    }
    if performKeyCommand(for: press, urgent: true) { return }
    let isClaimed = (firstResponder as? any KeyInputReceiving)?.claims(press.key) == true
    if !isClaimed, !hasSystemBehavior(press.key), performKeyCommand(for: press, urgent: false) {
      return
    }
    guard !offer(press, from: start, isDown: true, event: event) else {
      takenKeys.take(press.key.keyCode, for: .recognizer)
      return
    }
    start.pressesBegan([press], with: event)
  }

  /// Offers a press to recognisers before the responders, from the key responder's view outwards.
  ///
  /// - Returns: Whether one of them recognised and took it.
  private func offer(_ press: Press, from start: Responder, isDown: Bool, event: Event) -> Bool {
    let view = start as? View ?? (start as? ViewController)?.viewIfLoaded
    var isTaken = false
    touches.arena.perform {
      for recognizer in TouchDelivery.recognizers(from: view)
      where recognizer.isEnabled && recognizer.takesTouches && recognizer.wants(event)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
      {
        let old = recognizer.state
        recognizer.hear(event) {
          if isDown {
            recognizer.pressesBegan([press], with: event)
          } else {
            recognizer.pressesEnded([press], with: event)
          }
        }
        guard old == .possible, recognizer.state != .possible, recognizer.state != .failed else {
          continue
        }
        isTaken = true
        break
      }
    }
    return isTaken
  }

  /// Handles a press that no responder handled, at the end of the chain.
  func useUnhandled(_ press: Press) {
    if moveFocus(by: press.key) { return }
    if hasSystemBehavior(press.key), !isTyped(press.key) {
      _ = performKeyCommand(for: press, urgent: false)
    }
  }

  private func moveFocus(by key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardTab: return moveFocus(forward: !key.modifierFlags.contains(.shift))
    case .keyboardUpArrow: return moveFocus(.up)
    case .keyboardDownArrow: return moveFocus(.down)
    case .keyboardLeftArrow: return moveFocus(.left)
    case .keyboardRightArrow: return moveFocus(.right)
    default: return false
    }
  }

  /// Whether a key has a behaviour of its own: it types, moves the focus, presses a control or goes
  /// back.
  private func hasSystemBehavior(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    let keys: [KeyboardHIDUsage] = [
      .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow,
      .keyboardRightArrow, .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
      .keyboardEscape,
    ]
    return keys.contains(key.keyCode) || isTyped(key)
  }

  /// Whether a key belongs to typing: its characters arrive as a text event.
  private func isTyped(_ key: Key) -> Bool {
    guard firstResponder is any KeyInputReceiving,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    return key.characters.unicodeScalars.contains { $0.value >= 0x20 && $0.value != 0x7f }
  }
}
