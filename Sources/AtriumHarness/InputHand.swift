import AtriumGeometry
import AtriumKit

/// Converts actions to events; tracks the pointer's location and counts clicks.
struct InputHand {
  /// The maximum time between the presses of a double click, in seconds.
  private static let multiClickInterval = 0.4
  /// The maximum distance between the presses of a double click, in points.
  private static let multiClickDistance = 5.0

  /// The pointer's location.
  private(set) var location: Point?
  private var lastPress: (button: PointerButton, location: Point, time: Double, count: Int)?

  /// Returns the events of an action at a time, in seconds of the window's clock.
  mutating func events(for action: InputAction, at time: Double) -> [InputEvent] {
    switch action {
    case .press(let button, let point, let modifiers):
      let approach = point == location ? [] : events(for: .move(point), at: time)
      let input = PointerInput(
        location: point, time: time, button: button, count: count(of: button, at: point, time),
        modifierFlags: modifiers)
      return approach + [.pointerDown(input)]
    case .release(let button, let point, let modifiers):
      let point = point ?? location ?? .zero
      location = point
      let count = lastPress.flatMap { $0.button == button ? $0.count : nil } ?? 1
      return [
        .pointerUp(
          PointerInput(
            location: point, time: time, button: button, count: count, modifierFlags: modifiers))
      ]
    case .move(let point):
      location = point
      return [.pointerMoved(PointerInput(location: point, time: time))]
    case .scroll(let delta, let point):
      return [
        .scroll(ScrollInput(delta: delta, location: point ?? location ?? .zero, time: time))
      ]
    case .smoothScroll(let phase, let delta, let point):
      return [
        .scroll(
          ScrollInput(
            delta: delta, location: point ?? location ?? .zero, time: time, source: .touchpad,
            phase: phase))
      ]
    case .touchpadSwipe(let phase, let fingers, let delta, let point):
      return [
        .touchpadSwipe(
          TouchpadSwipeInput(
            fingerCount: fingers, phase: phase, delta: delta,
            location: point ?? location ?? .zero, time: time))
      ]
    case .touchpadPinch(let phase, let scale, let rotation, let point):
      return [
        .touchpadPinch(
          TouchpadPinchInput(
            fingerCount: 2, phase: phase, scale: scale, rotation: rotation,
            location: point ?? location ?? .zero, time: time))
      ]
    case .touchBegan(let id, let point):
      return [.touchBegan(TouchInput(id: id, location: point, time: time))]
    case .touchMoved(let id, let point):
      return [.touchMoved(TouchInput(id: id, location: point, time: time))]
    case .touchEnded(let id, let point):
      return [.touchEnded(TouchInput(id: id, location: point, time: time))]
    case .touchCancelled(let id):
      return [.touchCancelled(TouchInput(id: id, location: .zero, time: time))]
    case .keyDown(let key): return [.keyDown(KeyInput(key: key, time: time))]
    case .keyUp(let key): return [.keyUp(KeyInput(key: key, time: time))]
    case .text(let text): return [.text(text)]
    }
  }

  private mutating func count(
    of button: PointerButton, at point: Point, _ time: Double
  ) -> Int {
    var count = 1
    if let last = lastPress, last.button == button,
      time - last.time <= InputHand.multiClickInterval,
      last.location.distance(to: point) <= InputHand.multiClickDistance
    {
      count = last.count + 1
    }
    lastPress = (button, point, time, count)
    return count
  }
}
