extension Window {
  /// Handles the press of a button (G-43).
  ///
  /// The first button begins a touch, and further buttons change the button mask of that touch.
  func pointerDown(_ input: PointerInput) {
    guard let button = input.button else { return }
    isFocusVisible = false
    let isFirst = pointers.press(button, of: input.device)
    hover.place(at: input.location, modifierFlags: input.modifierFlags)
    fireGestureTimers(before: input.time)
    if !isFirst {
      pointers.move(input, in: self)
    } else if !isIgnoringInteractionEvents {
      pointers.begin(input, in: self)
    }
  }

  /// Handles a movement of the pointer.
  ///
  /// While a button is pressed, the pointer's touch moves. Otherwise the pointer hovers.
  func pointerMoved(_ input: PointerInput) {
    hover.place(at: input.location, modifierFlags: input.modifierFlags)
    if pointers.hasTouch(input.device) {
      pointers.move(input, in: self)
    } else {
      hover.update(at: input.time, in: self)
    }
  }

  /// Handles the release of a button; the release of the last pressed button ends the touch.
  func pointerUp(_ input: PointerInput) {
    guard let button = input.button,
      let isLast = pointers.release(button, of: input.device)
    else { return }
    hover.place(at: input.location)
    pointers.move(input, phase: isLast ? .ended : .moved, in: self)
    if isLast { hover.update(at: input.time, in: self) }
  }

  /// Handles a pointer that leaves the window.
  func pointerLeft() {
    guard pointers.isEmpty else { return }
    hover.place(at: nil)
    hover.update(at: currentTime, in: self)
  }
}
