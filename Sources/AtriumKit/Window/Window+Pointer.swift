import AtriumGeometry

extension Window {
  /// Handles a press: the first button begins a touch (G-43), further ones change its button mask.
  func pointerDown(_ input: PointerInput) {
    guard let button = input.button else { return }
    isFocusVisible = false
    let isFirst = touches.buttons[input.device, default: []].isEmpty
    touches.buttons[input.device, default: []].insert(button)
    pointer.location = input.location
    pointer.modifierFlags = input.modifierFlags
    fireGestureTimers(before: input.time)
    if isFirst {
      guard !isIgnoringInteractionEvents else { return }
      let touch = makeTouch(.indirectPointer, at: input.location, time: input.time)
      touch.tapCount = max(1, input.count)
      touches.pointers[input.device] = touch
      var new = [touch]
      if button == .primary, input.modifierFlags.contains(.alternate) {
        new.append(beginMirror(of: touch, input))
      }
      let event = pointerEvent(input)
      for touch in new { findRecognizers(for: touch, event: event) }
      deliver(new, event: event)
    } else {
      move(input)
    }
  }

  /// Handles a movement: moves the touch while a button is held, otherwise hovers.
  func pointerMoved(_ input: PointerInput) {
    pointer.location = input.location
    pointer.modifierFlags = input.modifierFlags
    guard touches.pointers[input.device] != nil else {
      updateHover(at: input.time)
      return
    }
    move(input)
  }

  /// Handles a release: the last button ends the touch.
  func pointerUp(_ input: PointerInput) {
    guard let button = input.button,
      touches.buttons[input.device]?.remove(button) != nil,
      touches.pointers[input.device] != nil
    else { return }
    pointer.location = input.location
    let isLast = touches.buttons[input.device, default: []].isEmpty
    move(input, phase: isLast ? .ended : .moved)
    if isLast { updateHover(at: input.time) }
  }

  func pointerLeft() {
    guard touches.pointers.isEmpty else { return }
    pointer.location = nil
    updateHover(at: currentTime)
  }

  /// Cancels all interactions of pointers, since the system took them away (G-44).
  func cancelPointers(at time: Double) {
    let pointers = touches.pointers.sorted { $0.key < $1.key }
    let held = pointers.map(\.value) + pointers.compactMap { touches.mirrors[$0.key]?.touch }
    touches.pointers = [:]
    touches.mirrors = [:]
    touches.buttons = [:]
    guard !held.isEmpty else { return }
    for touch in held {
      touch.timestamp = time
      touch.phase = .cancelled
    }
    deliver(held, event: Event(kind: .touches, timestamp: time, allTouches: Set(held)))
  }

  /// Moves or ends a pointer's touch and its mirrored one, if any.
  private func move(_ input: PointerInput, phase: Touch.Phase = .moved) {
    guard let touch = touches.pointers[input.device] else { return }
    fireGestureTimers(before: input.time)
    let old = touch.locationInWindow
    touch.move(to: input.location, at: input.time)
    let changed = [touch] + [moveMirror(from: old, input)].compactMap(\.self)
    for touch in changed { touch.phase = phase }
    let event = pointerEvent(input)
    if phase == .ended {
      touches.pointers[input.device] = nil
      touches.mirrors[input.device] = nil
    }
    deliver(changed, event: event)
  }

  private func pointerEvent(_ input: PointerInput) -> Event {
    Event(
      kind: .touches, timestamp: input.time, modifierFlags: input.modifierFlags,
      buttonMask: touches.buttons[input.device, default: []], allTouches: touches.all)
  }
}
