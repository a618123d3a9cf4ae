internal import AtriumGeometry
package import AtriumKit

/// Tracks swipes and pinches on touchpads, so that each gesture that has begun ends or is cancelled.
package struct TouchpadGestureTracker {
  private var swipes: [Int: TouchpadSwipeInput] = [:]
  private var pinches: [Int: TouchpadPinchInput] = [:]

  /// Makes a tracker without gestures.
  package init() {}

  /// Receives a step of a swipe.
  ///
  /// - Parameters:
  ///   - input: The step, as an event for the window.
  ///   - source: The device.
  /// - Returns: The events for the window; empty for a gesture that was cancelled or never began.
  package mutating func swipe(_ input: TouchpadSwipeInput, source: Int) -> [InputEvent] {
    switch input.phase {
    case .began:
      let unfinished = cancel(of: source, time: input.time)
      swipes[source] = input
      return unfinished + [.touchpadSwipe(input)]
    case .changed:
      return swipes[source] == nil ? [] : [.touchpadSwipe(input)]
    case .ended, .cancelled:
      return swipes.removeValue(forKey: source) == nil ? [] : [.touchpadSwipe(input)]
    }
  }

  /// Receives a step of a pinch.
  ///
  /// - Parameters:
  ///   - input: The step, as an event for the window.
  ///   - source: The device.
  /// - Returns: The events for the window; empty for a gesture that was cancelled or never began.
  package mutating func pinch(_ input: TouchpadPinchInput, source: Int) -> [InputEvent] {
    switch input.phase {
    case .began:
      let unfinished = cancel(of: source, time: input.time)
      pinches[source] = input
      return unfinished + [.touchpadPinch(input)]
    case .changed:
      guard pinches[source] != nil else { return [] }
      pinches[source]?.scale = input.scale
      return [.touchpadPinch(input)]
    case .ended, .cancelled:
      return pinches.removeValue(forKey: source) == nil ? [] : [.touchpadPinch(input)]
    }
  }

  /// Cancels the gestures of a device that has been removed; nil cancels all gestures.
  package mutating func cancel(of source: Int? = nil, time: Double) -> [InputEvent] {
    var events: [InputEvent] = []
    for key in swipes.keys.sorted() where source == nil || key == source {
      guard var lost = swipes.removeValue(forKey: key) else { continue }
      (lost.phase, lost.delta, lost.time) = (.cancelled, .zero, time)
      events.append(.touchpadSwipe(lost))
    }
    for key in pinches.keys.sorted() where source == nil || key == source {
      guard var lost = pinches.removeValue(forKey: key) else { continue }
      (lost.phase, lost.delta, lost.rotation, lost.time) = (.cancelled, .zero, 0, time)
      events.append(.touchpadPinch(lost))
    }
    return events
  }
}
