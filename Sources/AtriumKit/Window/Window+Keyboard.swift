extension Window {
  func deliverKey(_ input: KeyInput, isDown: Bool) {
    let event = Event(
      kind: .presses, timestamp: input.time, modifierFlags: input.key.modifierFlags)
    let press = Press(key: input.key, isRepeat: input.isRepeat)
    let start = firstResponder ?? keyboardStart ?? self
    if isDown {
      let isTaken = offer(press, from: start, isDown: true, event: event)
      if isTaken { touches.takenKeys.insert(press.key.keyCode) }
      guard !isTaken else { return }
      start.pressesBegan([press], with: event)
    } else {
      _ = offer(press, from: start, isDown: false, event: event)
      guard touches.takenKeys.remove(press.key.keyCode) == nil else { return }
      start.pressesEnded([press], with: event)
    }
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

  /// Gives the keyboard to a responder, or to nobody.
  ///
  /// - Parameters:
  ///   - responder: Who gets it.
  ///   - evenIfRefused: Whether the present one has no say, because it leaves the window.
  /// - Returns: Whether the keyboard is there now.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?, evenIfRefused: Bool = false) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder, !responder.canBecomeFirstResponder { return false }
    let old = firstResponder
    if let old, !old.canResignFirstResponder, !evenIfRefused { return false }
    firstResponder = responder
    (old as? View)?.setNeedsDisplay()
    (responder as? View)?.setNeedsDisplay()
    return true
  }

  /// Moves the keyboard to the next view that wants it, in the order of the tree.
  ///
  /// - Parameter forward: The direction; around at the ends.
  /// - Returns: Whether there is such a view.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    var candidates: [View] = []
    collectFocusable(in: focusScope, into: &candidates)
    guard !candidates.isEmpty else { return false }
    let current = candidates.firstIndex { $0 === firstResponder }
    let next: Int
    if let current {
      next = (current + (forward ? 1 : candidates.count - 1)) % candidates.count
    } else {
      next = forward ? 0 : candidates.count - 1
    }
    isFocusVisible = true
    return candidates[next].becomeFirstResponder()
  }

  private func collectFocusable(in view: View, into list: inout [View]) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01 else { return }
    if view.canBecomeFirstResponder, view !== self { list.append(view) }
    for subview in view.subviews { collectFocusable(in: subview, into: &list) }
  }
}
