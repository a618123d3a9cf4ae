import AtriumGeometry

/// The fingers on a window, and their series of taps.
@MainActor
final class FingerTouches {
  /// The touches, by the ``TouchInput/id`` of their fingers.
  private var touches: [Int: Touch] = [:]
  /// The location and time at which the last finger was lifted, and its tap count.
  private var lastTap: (location: Point, time: Double, count: Int)?

  /// Delivers changes of several fingers at the same time as one event.
  func deliver(_ changes: [TouchChange], in window: Window) {
    guard let time = changes.first?.input.time else { return }
    window.fireGestureTimers(before: time)
    let changed = changes.compactMap { apply($0, in: window) }
    guard !changed.isEmpty else { return }
    let event = Event(kind: .touches, timestamp: time, allTouches: window.touches.all)
    window.touches.forget(changed.filter(\.phase.isOver))
    touches = touches.filter { !$0.value.phase.isOver }
    window.touches.deliver(changed, event: event)
    if let last = changed.last(where: { $0.phase == .ended }) {
      lastTap = (last.locationInWindow, time, last.tapCount)
    }
  }

  /// Cancels the touches of all fingers.
  func cancel(in window: Window) {
    let changes = touches.keys.sorted().compactMap { id in
      TouchChange(
        .touchCancelled(TouchInput(id: id, location: .zero, time: window.currentTime)))
    }
    deliver(changes, in: window)
  }

  /// Begins, moves or ends the touch of a finger.
  ///
  /// - Returns: The touch; nil if the change is ignored.
  private func apply(_ change: TouchChange, in window: Window) -> Touch? {
    let input = change.input
    if change.phase == .began {
      guard touches[input.id] == nil, !window.touches.isIgnoring else { return nil }
      let touch = window.touches.begin(
        .direct, at: input.location, time: input.time, in: window)
      touch.tapCount = tapCount(at: input.location, time: input.time)
      touches[input.id] = touch
      return touch
    }
    guard let touch = touches[input.id] else { return nil }
    touch.phase = change.phase
    if change.phase == .cancelled {
      touch.timestamp = input.time
    } else {
      touch.move(to: input.location, at: input.time)
    }
    return touch
  }

  /// Returns the tap count of a touch that begins; above 1 in a series of taps.
  private func tapCount(at location: Point, time: Double) -> Int {
    guard let lastTap, lastTap.count > 0, time - lastTap.time <= GestureConstants.tapInterval,
      location.distance(to: lastTap.location) <= GestureConstants.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }
}
