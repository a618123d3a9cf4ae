internal import AtriumGeometry
package import AtriumKit

/// Tracks the buttons that are down, the number of consecutive presses, and whether the pointer is inside the window.
///
/// X events need not be balanced, but the toolkit's events always are. Each `pointerDown` is followed by
/// exactly one `pointerUp` or a cancellation. If the pointer is outside the window when its last button is
/// released, `pointerLeft` follows.
package struct PointerTracker {
  /// The reason why the server sent a crossing event.
  package enum CrossingCause {
    /// The pointer moved across the border, or the border moved across the pointer.
    case movement
    /// A client grabbed the pointer, which has not moved.
    case grab
    /// A client ended its grab; the event has the pointer's current location.
    case ungrab
  }

  private struct Press {
    var count: Int
    var source: Int
  }

  private var held: [Int: Press] = [:]
  /// The counter of consecutive presses, with the user's limits.
  package var clicks = ClickCounter()
  private var isInside = false

  /// Makes a tracker for a pointer that is outside the window, with no button down.
  package init() {}

  /// Whether a button that was pressed in the window is still down.
  package var isHolding: Bool { !held.isEmpty }

  /// Receives the press of a button, or a step of a wheel.
  ///
  /// - Parameters:
  ///   - button: The button's number in X; 4 to 7 are the wheel's directions.
  ///   - source: The device; 0 if it is unknown.
  ///   - stamp: The server time, in milliseconds.
  ///   - sample: The location, time and modifiers.
  /// - Returns: The event for the window; nil if the toolkit does not know the button.
  package mutating func press(
    _ button: Int, source: Int = 0, stamp: UInt32, _ sample: PointerSample
  ) -> InputEvent? {
    if let direction = Self.wheelDirection(of: button) {
      return .scroll(
        ScrollInput(
          delta: direction * ScrollInput.wheelStep, location: sample.location, time: sample.time,
          modifierFlags: sample.modifierFlags))
    }
    guard Self.isButton(button) else { return nil }
    isInside = isInside || !isHolding
    let count = clicks.press(
      button: button, stamp: stamp, x: sample.location.x, y: sample.location.y)
    held[button] = Press(count: count, source: source)
    return .pointerDown(Self.input(sample, button: button, count: count))
  }

  /// Cancels all presses if a button is pressed that is already held, because its release was lost.
  ///
  /// The server never reports such a press, but another client may have sent the earlier press.
  ///
  /// - Parameters:
  ///   - button: The button that is pressed.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The event for the window; nil if the button was not held.
  package mutating func cancel(before button: Int, time: Double) -> InputEvent? {
    held[button] == nil ? nil : cancel(time: time)
  }

  /// Receives the release of a button.
  package mutating func release(_ button: Int, _ sample: PointerSample) -> [InputEvent] {
    guard let count = held.removeValue(forKey: button)?.count else { return [] }
    let up = InputEvent.pointerUp(Self.input(sample, button: button, count: count))
    guard !isHolding, !isInside else { return [up] }
    return [up, .pointerLeft(time: sample.time)]
  }

  /// Receives a movement of the pointer.
  package mutating func move(_ sample: PointerSample) -> InputEvent {
    isInside = isInside || !isHolding
    return .pointerMoved(Self.input(sample))
  }

  /// Receives the entry of the pointer into the window.
  package mutating func enter(_ cause: CrossingCause, _ sample: PointerSample) -> InputEvent? {
    guard cause != .grab else { return nil }
    isInside = true
    return .pointerMoved(Self.input(sample))
  }

  /// Receives the exit of the pointer from the window.
  ///
  /// While a button is down, the window keeps receiving the pointer's events; the release of the last
  /// button then reports the exit.
  package mutating func leave(_ cause: CrossingCause, time: Double) -> InputEvent? {
    guard cause != .grab, isInside else { return nil }
    isInside = false
    return isHolding ? nil : .pointerLeft(time: time)
  }

  /// Cancels the button presses in progress.
  ///
  /// - Parameters:
  ///   - source: The device that was removed; nothing is cancelled if none of its buttons is down.
  ///     Nil means any device.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The event for the window; nil if nothing was cancelled.
  package mutating func cancel(of source: Int? = nil, time: Double) -> InputEvent? {
    guard held.values.contains(where: { source == nil || $0.source == source }) else { return nil }
    held = [:]
    return .pointerCancelled(time: time)
  }

  private static func isButton(_ button: Int) -> Bool {
    (1...3).contains(button) || button == PointerButton.back.rawValue
      || button == PointerButton.forward.rawValue
  }

  private static func wheelDirection(of button: Int) -> Point? {
    switch button {
    case 4: Point(x: 0, y: 1)
    case 5: Point(x: 0, y: -1)
    case 6: Point(x: 1, y: 0)
    case 7: Point(x: -1, y: 0)
    default: nil
    }
  }

  private static func input(
    _ sample: PointerSample, button: Int? = nil, count: Int = 0
  ) -> PointerInput {
    PointerInput(
      location: sample.location, time: sample.time,
      button: button.map { PointerButton(rawValue: $0) }, count: count,
      modifierFlags: sample.modifierFlags)
  }
}
