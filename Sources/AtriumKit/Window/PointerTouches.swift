import AtriumGeometry

/// The touches of pointers with a pressed button, by device (G-43).
///
/// If Alt is held when the primary button is pressed, the pointer also has a second touch: the first touch mirrored
/// at a point.
@MainActor
final class PointerTouches {
  private var touches: [Int: Touch] = [:]
  /// The second touches of the pointers, by device.
  private var mirrors: [Int: MirroredTouch] = [:]
  /// The pressed buttons of each pointer, by device; also recorded while interaction is ignored.
  private var buttons: [Int: Set<PointerButton>] = [:]

  /// Whether no pointer has a touch.
  var isEmpty: Bool { touches.isEmpty }

  /// Returns whether a pointer has a touch.
  func hasTouch(_ device: Int) -> Bool { touches[device] != nil }

  /// Returns whether a button of a pointer is pressed.
  func holdsButton(_ device: Int) -> Bool { !buttons[device, default: []].isEmpty }

  // MARK: Buttons

  /// Records the press of a button.
  ///
  /// - Returns: Whether no other button of the pointer was pressed before.
  func press(_ button: PointerButton, of device: Int) -> Bool {
    let isFirst = !holdsButton(device)
    buttons[device, default: []].insert(button)
    return isFirst
  }

  /// Records the release of a button.
  ///
  /// - Returns: Whether no button of the pointer is pressed any more; nil if this button was not pressed, or if the
  ///   pointer has no touch.
  func release(_ button: PointerButton, of device: Int) -> Bool? {
    guard buttons[device]?.remove(button) != nil, hasTouch(device) else { return nil }
    return !holdsButton(device)
  }

  // MARK: Touches

  /// Begins the touch of a pointer, and its mirrored touch if Alt is held with the primary button.
  func begin(_ input: PointerInput, in window: Window) {
    let touch = window.touches.begin(
      .indirectPointer, at: input.location, time: input.time, in: window)
    touch.tapCount = max(1, input.count)
    touches[input.device] = touch
    var new = [touch]
    if input.button == .primary, input.modifierFlags.contains(.alternate) {
      new.append(beginMirror(of: touch, input, in: window))
    }
    window.touches.deliver(new, event: event(input, in: window))
  }

  /// Moves or ends a pointer's touch, and its mirrored touch if it has one.
  func move(_ input: PointerInput, phase: Touch.Phase = .moved, in window: Window) {
    guard let touch = touches[input.device] else { return }
    window.fireGestureTimers(before: input.time)
    let old = touch.locationInWindow
    touch.move(to: input.location, at: input.time)
    let changed = [touch] + [moveMirror(from: old, input)].compactMap(\.self)
    for touch in changed { touch.phase = phase }
    let event = event(input, in: window)
    if phase == .ended {
      touches[input.device] = nil
      mirrors[input.device] = nil
      window.touches.forget(changed)
    }
    window.touches.deliver(changed, event: event)
  }

  /// Cancels the touches of all pointers, and forgets the pressed buttons (G-44).
  func cancel(at time: Double, in window: Window) {
    let pointers = touches.sorted { $0.key < $1.key }
    let held = pointers.map(\.value) + pointers.compactMap { mirrors[$0.key]?.touch }
    touches = [:]
    mirrors = [:]
    buttons = [:]
    guard !held.isEmpty else { return }
    for touch in held {
      touch.timestamp = time
      touch.phase = .cancelled
    }
    window.touches.forget(held)
    window.touches.deliver(
      held, event: Event(kind: .touches, timestamp: time, allTouches: Set(held)))
  }

  private func event(_ input: PointerInput, in window: Window) -> Event {
    Event(
      kind: .touches, timestamp: input.time, modifierFlags: input.modifierFlags,
      buttonMask: buttons[input.device, default: []], allTouches: window.touches.all)
  }

  // MARK: Mirrored touches

  /// Begins the second touch of a pointer whose primary button was pressed while Alt was held (G-43).
  ///
  /// The second touch has the same view as the first, regardless of its location. The first touch is mirrored at the
  /// centre of the innermost view with a two-finger recogniser, or at the centre of the window if there is no such
  /// view.
  private func beginMirror(
    of touch: Touch, _ input: PointerInput, in window: Window
  ) -> Touch {
    var view = touch.hitView
    while let current = view, !current.gestureRecognizers.contains(where: \.usesPairs) {
      view = current.superview
    }
    let owner = view ?? window
    let anchor = owner.convert(owner.bounds.center, to: nil)
    let place = anchor * 2 - input.location
    let second = window.touches.begin(
      .indirectPointer, at: place, time: input.time, in: window, hitting: touch.hitView)
    second.tapCount = touch.tapCount
    mirrors[input.device] = MirroredTouch(touch: second, anchor: anchor)
    return second
  }

  /// Moves the second touch: opposite to the first touch, or parallel to it while Shift is held.
  private func moveMirror(from old: Point, _ input: PointerInput) -> Touch? {
    guard var mirror = mirrors[input.device] else { return nil }
    if input.modifierFlags.contains(.shift) { mirror.anchor += input.location - old }
    mirror.touch.move(to: mirror.location(opposite: input.location), at: input.time)
    mirrors[input.device] = mirror
    return mirror.touch
  }
}

extension GestureRecognizer {
  /// Whether the recogniser needs two fingers.
  fileprivate var usesPairs: Bool {
    isEnabled && (self is PinchGestureRecognizer || self is RotationGestureRecognizer)
  }
}
