internal import AtriumGeometry
internal import AtriumKit
internal import CX11

/// The pointer's events: core events and XInput events.
extension X11Host {
  // MARK: Core events

  func receiveMotion(_ event: XMotionEvent) {
    movePointer(sample(x: event.x, y: event.y, state: event.state, stamp: event.time))
  }

  func receivePress(_ event: XButtonEvent) {
    pressButton(
      Int(event.button), stamp: event.time,
      sample(x: event.x, y: event.y, state: event.state, stamp: event.time))
  }

  func receiveRelease(_ event: XButtonEvent) {
    releaseButton(
      Int(event.button), sample(x: event.x, y: event.y, state: event.state, stamp: event.time))
  }

  func receiveEnter(_ event: XCrossingEvent) {
    enterPointer(
      X11EventTranslation.crossingCause(event),
      sample(x: event.x, y: event.y, state: event.state, stamp: event.time))
  }

  func receiveLeave(_ event: XCrossingEvent) {
    leavePointer(X11EventTranslation.crossingCause(event), time: application.time(event.time))
  }

  // MARK: Delivery

  func movePointer(_ sample: PointerSample) {
    let moved = pointer.move(sample)
    if pointer.isHolding {
      // A drag needs every sample, to measure its velocity.
      deliver(moved, .nextFrame)
    } else {
      wait(with: moved)
    }
  }

  func pressButton(_ button: Int, source: Int = 0, stamp: UInt, _ sample: PointerSample) {
    takeFocusIfFree(at: stamp)
    let milliseconds = UInt32(truncatingIfNeeded: stamp)
    pointer.cancel(before: button, time: sample.time).map { deliver($0) }
    guard
      let pressed = pointer.press(button, source: source, stamp: milliseconds, sample)
    else { return }
    if case .scroll = pressed {
      deliver(pressed, .nextFrame)
    } else {
      deliver(pressed)
    }
  }

  func releaseButton(_ button: Int, _ sample: PointerSample) {
    pointer.release(button, sample).forEach { deliver($0) }
  }

  func enterPointer(_ cause: PointerTracker.CrossingCause, _ sample: PointerSample) {
    ensureCursor()
    pointer.enter(cause, sample).map { wait(with: $0) }
  }

  func leavePointer(_ cause: PointerTracker.CrossingCause, time: Double) {
    pointer.leave(cause, time: time).map { deliver($0) }
  }

  /// Records a button press or a touch, and takes the focus unless another program has the focus.
  ///
  /// Another window of this program keeps the focus while a button or a finger is down in it, since the
  /// loss of the focus would cancel the press or the touch.
  func takeFocusIfFree(at stamp: UInt) {
    noteUser(at: stamp)
    guard !hasFocus else { return }
    xWindow.takeFocusIfFree(at: stamp) { owner in
      application.host(of: owner).map { $0.touches.count == 0 && !$0.pointer.isHolding } ?? false
    }
  }

  /// Sets the default cursor, unless the window has set a cursor.
  func ensureCursor() {
    if !hasCursor { perform(.cursor(.default)) }
  }

  /// Cancels all input in progress: button presses, touches, gestures and scrolling.
  func cancelInput(at time: Double) {
    pointer.cancel(time: time).map { deliver($0) }
    touches.cancel(time: time).forEach { deliver($0) }
    gestures.cancel(time: time).forEach { deliver($0) }
    scrolling.cancel(time: time).map { deliver($0) }
  }

  func sample(x: Double, y: Double, state: UInt32, stamp: UInt) -> PointerSample {
    PointerSample(
      location: X11EventTranslation.location(x: x, y: y, scale: scale),
      time: application.time(stamp), modifierFlags: application.keyboard.modifierFlags(state))
  }

  private func sample(x: Int32, y: Int32, state: UInt32, stamp: UInt) -> PointerSample {
    sample(x: Double(x), y: Double(y), state: state, stamp: stamp)
  }

  /// Delays a movement until the next turn or the next event of another kind.
  ///
  /// A later movement replaces the delayed movement.
  private func wait(with motion: InputEvent) {
    waitingMotion = motion
    urgency = max(urgency, .nextFrame)
  }
}
