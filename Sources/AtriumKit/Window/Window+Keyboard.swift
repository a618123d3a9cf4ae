extension Window {
  /// Delivers a key press or a key release.
  ///
  /// A key press is first offered to the key commands with priority. Unless the key has a default behaviour or is
  /// claimed by the first responder, it is then offered to the other commands. Recognisers and responders follow. If
  /// none of them handles the key, it moves the focus, or is offered to the commands that were skipped.
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
    if press.key.keyCode == .keyboardEscape, let drag {
      takenKeys.take(press.key.keyCode, for: .command)
      return drag.cancel()
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

  /// Offers a key press or release to recognisers before responders, from the key responder's view outwards.
  ///
  /// - Returns: Whether a recogniser has recognised its gesture, and the key is therefore handled.
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

  /// Handles a key press that no responder has handled, at the end of the responder chain.
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

  /// Returns whether a key has a default behaviour: it types, moves the focus, activates a control or goes back.
  private func hasSystemBehavior(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    let keys: [KeyboardHIDUsage] = [
      .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow,
      .keyboardRightArrow, .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
      .keyboardEscape,
    ]
    return keys.contains(key.keyCode) || isTyped(key)
  }

  /// Returns whether a key types characters, which then arrive as a text event.
  private func isTyped(_ key: Key) -> Bool {
    guard firstResponder is any KeyInputReceiving,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    return key.characters.unicodeScalars.contains { $0.value >= 0x20 && $0.value != 0x7f }
  }
}
