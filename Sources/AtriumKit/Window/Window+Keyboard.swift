extension Window {
  /// A key's way down goes, in this order, to commands that want priority, to commands unless keys
  /// like this one do something by themselves, to recognisers and to the responders; what these leave
  /// over moves the focus, or is offered to the commands that had to wait.
  func deliverKey(_ input: KeyInput, isDown: Bool) {
    let event = Event(
      kind: .presses, timestamp: input.time, modifierFlags: input.key.modifierFlags)
    let press = Press(key: input.key, isRepeat: input.isRepeat)
    let start = keyResponder
    guard isDown else {
      guard focusState.takenKeys.remove(press.key.keyCode) == nil else { return }
      _ = offer(press, from: start, isDown: false, event: event)
      guard touches.takenKeys.remove(press.key.keyCode) == nil else { return }
      start.pressesEnded([press], with: event)
      return
    }
    if performKeyCommand(for: press, urgent: true) { return }
    if !hasSystemBehavior(press.key), performKeyCommand(for: press, urgent: false) { return }
    guard !offer(press, from: start, isDown: true, event: event) else {
      touches.takenKeys.insert(press.key.keyCode)
      return
    }
    start.pressesBegan([press], with: event)
  }

  /// Recognisers hear of keys before the responders do, from the view that has the keyboard outwards.
  ///
  /// - Returns: Whether one of them made its gesture of it.
  private func offer(_ press: Press, from start: Responder, isDown: Bool, event: Event) -> Bool {
    let view = start as? View ?? (start as? ViewController)?.viewIfLoaded
    var isTaken = false
    arena.perform {
      for recognizer in recognizers(from: view)
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

  /// The end of the chain: what nobody used.
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

  /// Whether a key does something by itself: types, moves the focus, presses a control, goes back.
  private func hasSystemBehavior(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    let keys: [KeyboardHIDUsage] = [
      .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow,
      .keyboardRightArrow, .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
      .keyboardEscape,
    ]
    return keys.contains(key.keyCode) || isTyped(key)
  }

  /// Whether a key is a text's, not a command's: what it writes arrives by itself.
  private func isTyped(_ key: Key) -> Bool {
    guard firstResponder is any KeyInputReceiving,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    return key.characters.unicodeScalars.contains { $0.value >= 0x20 && $0.value != 0x7f }
  }
}
