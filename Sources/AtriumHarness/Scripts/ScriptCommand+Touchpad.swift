import AtriumGeometry

extension ScriptCommand.TouchpadGesture {
  /// The distance of a swipe on a touchpad, in points.
  private static let swipeDistance = 160.0

  /// The default duration, in seconds.
  var usualDuration: Double {
    switch self {
    case .swipe: 0.15
    case .scroll, .pinch, .rotate: 0.3
    }
  }

  /// Returns the gesture, with the pointer at a point.
  func input(at point: Point, duration: Double) -> InputGesture {
    switch self {
    case .scroll(let delta): .smoothScroll(by: delta, at: point, duration: duration)
    case .swipe(let fingers, let direction):
      .touchpadSwipe(
        fingers: fingers, by: direction.vector * ScriptCommand.TouchpadGesture.swipeDistance,
        at: point, duration: duration)
    case .pinch(let scale):
      .touchpadPinch(scale: scale, rotation: 0, at: point, duration: duration)
    case .rotate(let degrees):
      .touchpadPinch(scale: 1, rotation: degrees * .pi / 180, at: point, duration: duration)
    }
  }
}
