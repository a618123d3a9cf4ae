internal import AtriumGeometry
package import AtriumKit

/// Follows the pointer: which buttons are down, how many presses in a row, inside or outside.
///
/// X says what happened at the window; the toolkit wants to hear a balanced story. So a button that
/// went down is always heard to come up or to be cancelled, and never comes up twice; and a pointer
/// that is outside when its last button comes up has then left.
package struct PointerTracker {
  /// Why the server tells of a crossing.
  package enum CrossingCause {
    /// The pointer moved across the border, or the border across the pointer.
    case movement
    /// Somebody took the pointer; it has not gone anywhere.
    case grab
    /// Somebody gave the pointer back, and it is where it is now.
    case ungrab
  }

  private struct Press {
    var count: Int
    var source: Int
  }

  private var held: [Int: Press] = [:]
  private var clicks = ClickCounter()
  private var isInside = false

  /// Makes a tracker for a pointer that is somewhere else, with no button down.
  package init() {}

  /// Whether a button is held that was pressed here.
  package var isHolding: Bool { !held.isEmpty }

  /// A button went down, or a wheel turned by a step.
  ///
  /// - Parameters:
  ///   - button: The number that X gives it; 4 to 7 are the wheel's directions.
  ///   - source: The device; 0 where nobody tells.
  ///   - stamp: The server's milliseconds.
  ///   - sample: Where and when.
  /// - Returns: What to tell the window; nil if the button is nobody's.
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

  /// A button came up.
  package mutating func release(_ button: Int, _ sample: PointerSample) -> [InputEvent] {
    guard let count = held.removeValue(forKey: button)?.count else { return [] }
    let up = InputEvent.pointerUp(Self.input(sample, button: button, count: count))
    guard !isHolding, !isInside else { return [up] }
    return [up, .pointerLeft(time: sample.time)]
  }

  /// The pointer moved.
  package mutating func move(_ sample: PointerSample) -> InputEvent {
    isInside = isInside || !isHolding
    return .pointerMoved(Self.input(sample))
  }

  /// The pointer came into the window.
  package mutating func enter(_ cause: CrossingCause, _ sample: PointerSample) -> InputEvent? {
    guard cause != .grab else { return nil }
    isInside = true
    return .pointerMoved(Self.input(sample))
  }

  /// The pointer went out of the window.
  ///
  /// While a button is held the toolkit goes on hearing of it, and is told with the last release.
  package mutating func leave(_ cause: CrossingCause, time: Double) -> InputEvent? {
    guard cause != .grab, isInside else { return nil }
    isInside = false
    return isHolding ? nil : .pointerLeft(time: time)
  }

  /// The pointer is lost: what its buttons had begun is cancelled.
  ///
  /// - Parameters:
  ///   - source: The device that went away; nothing is lost if it held no button. Nil for any.
  ///   - time: When, in seconds of the window's clock.
  /// - Returns: What to tell the window.
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
