import AtriumGeometry

extension Window {
  /// A press: the first button begins a touch (G-43), further ones change its button mask.
  func pointerDown(_ input: PointerInput) {
    guard let button = input.button else { return }
    isFocusVisible = false
    let isFirst = touches.buttons[input.device, default: []].isEmpty
    touches.buttons[input.device, default: []].insert(button)
    pointer.location = input.location
    pointer.modifierFlags = input.modifierFlags
    if isFirst {
      let touch = makeTouch(.indirectPointer, at: input.location, time: input.time)
      touch.tapCount = max(1, input.count)
      touches.pointers[input.device] = touch
      deliver(touch, phase: .began, event: pointerEvent(input))
    } else if let touch = touches.pointers[input.device] {
      touch.move(to: input.location, at: input.time)
      deliver(touch, phase: .moved, event: pointerEvent(input))
    }
  }

  /// A movement: of the touch while a button is held, else hovering.
  func pointerMoved(_ input: PointerInput) {
    pointer.location = input.location
    pointer.modifierFlags = input.modifierFlags
    guard let touch = touches.pointers[input.device] else {
      updateHover(at: input.time)
      return
    }
    touch.move(to: input.location, at: input.time)
    deliver(touch, phase: .moved, event: pointerEvent(input))
  }

  /// A release: the last button ends the touch.
  func pointerUp(_ input: PointerInput) {
    guard let button = input.button,
      touches.buttons[input.device]?.remove(button) != nil,
      let touch = touches.pointers[input.device]
    else { return }
    pointer.location = input.location
    touch.move(to: input.location, at: input.time)
    let event = pointerEvent(input)
    guard touches.buttons[input.device, default: []].isEmpty else {
      deliver(touch, phase: .moved, event: event)
      return
    }
    touches.pointers[input.device] = nil
    deliver(touch, phase: .ended, event: event)
    updateHover(at: input.time)
  }

  func pointerLeft() {
    guard touches.pointers.isEmpty else { return }
    pointer.location = nil
    updateHover(at: currentTime)
  }

  /// The system took the pointer away: what its buttons had begun is cancelled (G-44).
  func cancelPointers(at time: Double) {
    let held = touches.pointers
    touches.pointers = [:]
    touches.buttons = [:]
    for touch in held.values {
      touch.timestamp = time
      deliver(touch, phase: .cancelled, event: Event(kind: .touches, timestamp: time))
    }
  }

  private func pointerEvent(_ input: PointerInput) -> Event {
    Event(
      kind: .touches, timestamp: input.time, modifierFlags: input.modifierFlags,
      buttonMask: touches.buttons[input.device, default: []], allTouches: touches.all)
  }
}
