internal import AtriumGeometry
internal import AtriumKit

/// The events of the X Input Extension for the window.
extension X11Host {
  func receive(_ event: XInputEvent) {
    switch event {
    case .moved(let sample, let hasPosition, let readings):
      receiveMotion(sample, hasPosition: hasPosition, readings)
    case .pressed(let button, let sample): receivePress(button, sample)
    case .released(let button, let sample):
      guard !isNoNews(button, sample) else { return }
      releaseButton(button, self.sample(sample))
    case .entered(let cause, let sample): receiveEnter(cause, sample)
    case .left(let cause, let sample):
      if cause != .grab {
        scrolling.cancel(time: application.time(sample.stamp)).map { deliver($0) }
      }
      leavePointer(cause, time: application.time(sample.stamp))
    case .touch(let phase, let number, let sample): receiveTouch(phase, number, sample)
    case .swipe(let phase, let fingerCount, let dx, let dy, let sample):
      receiveSwipe(phase, fingerCount, delta(dx, dy), sample)
    case .pinch(let phase, let fingerCount, let dx, let dy, let scale, let degrees, let sample):
      receivePinch(
        TouchpadPinchInput(
          fingerCount: fingerCount, phase: phase, delta: delta(dx, dy), scale: scale,
          rotation: degrees * .pi / 180, location: .zero, time: 0),
        sample)
    // There is nothing to do for one window, since the application handles these events for all windows.
    case .deviceChanged, .hierarchyChanged: break
    }
  }

  // MARK: Pointer and scrolling

  private func receiveMotion(
    _ event: XInputEvent.Sample, hasPosition: Bool, _ readings: [ScrollTracker.Reading]
  ) {
    let sample = sample(event)
    // If the server also reports the touches, the events of the emulated pointer are duplicates.
    if hasPosition, !event.isEmulated || !hearsTouches { movePointer(sample) }
    guard !readings.isEmpty else { return }
    scrolling.scroll(
      readings, source: event.source, serial: event.serial, isEmulated: event.isEmulated, sample
    )
    .forEach { deliver($0, .nextFrame) }
    watchForRest()
  }

  /// Schedules a check that ends the scrolling if the fingers rest.
  private func watchForRest() {
    guard !isWatchingRest, let deadline = scrolling.restDeadline else { return }
    isWatchingRest = true
    application.schedule(after: deadline - application.clock.now) { [weak self] in
      guard let self else { return }
      isWatchingRest = false
      scrolling.endIfResting(now: application.clock.now).map { self.deliver($0) }
      watchForRest()
    }
  }

  private func receivePress(_ button: Int, _ event: XInputEvent.Sample) {
    guard !isNoNews(button, event) else { return }
    pressButton(button, source: event.source, stamp: event.stamp, sample(event))
  }

  /// Returns whether a button event is redundant.
  ///
  /// The event is redundant if the server also reports it as a touch or as the movement of a scroll axis.
  private func isNoNews(_ button: Int, _ event: XInputEvent.Sample) -> Bool {
    guard event.isEmulated else { return false }
    guard (4...7).contains(button) else { return hearsTouches }
    return scrolling.hasAxis(forButton: button, of: event.source)
  }

  private func receiveEnter(
    _ cause: PointerTracker.CrossingCause, _ event: XInputEvent.Sample
  ) {
    if cause != .grab {
      // The axes may have moved while the pointer was outside the window.
      application.loadDevices { scrolling.reset($0, serial: $1) }
    }
    // A touch moves the pointer into the window, but must not count as hovering.
    if hearsTouches, application.touchscreens.contains(event.source) { return ensureCursor() }
    enterPointer(cause, sample(event))
  }

  /// Cancels the unfinished input of devices that have been removed.
  func loseDevices(_ gone: Set<Int>) {
    let now = application.clock.now
    for source in gone.sorted() {
      pointer.cancel(of: source, time: now).map { deliver($0) }
      touches.cancel(of: source, time: now).forEach { deliver($0) }
      gestures.cancel(of: source, time: now).forEach { deliver($0) }
      scrolling.cancel(of: source, time: now).map { deliver($0) }
      scrolling.remove(source)
    }
  }

  // MARK: Touches and gestures

  private func receiveTouch(
    _ phase: XInputEvent.TouchPhase, _ number: UInt32, _ event: XInputEvent.Sample
  ) {
    let sample = sample(event)
    switch phase {
    case .began:
      takeFocusIfFree(at: event.stamp)
      touches.begin(
        number, source: event.source, location: sample.location, time: sample.time
      )
      .map { deliver($0) }
    case .moved:
      touches.move(number, location: sample.location, time: sample.time)
        .map { deliver($0, .nextFrame) }
    case .ended:
      if isDeviceLeaving {
        touches.cancel(number, time: sample.time).map { deliver($0) }
      } else {
        touches.end(number, location: sample.location, time: sample.time).map { deliver($0) }
      }
    }
  }

  private func receiveSwipe(
    _ phase: TouchpadPhase, _ fingerCount: Int, _ delta: Point, _ event: XInputEvent.Sample
  ) {
    let sample = sample(event)
    let phase = phase == .ended && isDeviceLeaving ? .cancelled : phase
    let input = TouchpadSwipeInput(
      fingerCount: fingerCount, phase: phase, delta: phase == .changed ? delta : .zero,
      location: sample.location, time: sample.time, modifierFlags: sample.modifierFlags)
    gestures.swipe(input, source: event.source)
      .forEach { deliver($0, phase == .changed ? .nextFrame : .atOnce) }
  }

  private func receivePinch(_ input: TouchpadPinchInput, _ event: XInputEvent.Sample) {
    let sample = sample(event)
    var input = input
    if input.phase == .ended, isDeviceLeaving { input.phase = .cancelled }
    input.location = sample.location
    input.time = sample.time
    input.modifierFlags = sample.modifierFlags
    gestures.pinch(input, source: event.source)
      .forEach { deliver($0, input.phase == .changed ? .nextFrame : .atOnce) }
  }

  /// Whether a change of the device hierarchy is queued behind the current event.
  ///
  /// When a device is removed while fingers touch it, the server first ends the touches. The window must receive
  /// these ends as cancellations.
  private var isDeviceLeaving: Bool { application.input?.hasQueuedHierarchyChange ?? false }

  private var hearsTouches: Bool { application.input?.version.hasTouches ?? false }

  private func delta(_ dx: Double, _ dy: Double) -> Point {
    Point(x: dx / scale, y: dy / scale)
  }

  private func sample(_ event: XInputEvent.Sample) -> PointerSample {
    sample(x: event.x, y: event.y, state: event.state, stamp: event.stamp)
  }
}
