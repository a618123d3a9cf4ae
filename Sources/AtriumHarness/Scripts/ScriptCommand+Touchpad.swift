import AtriumGeometry

extension ScriptCommand.TouchpadGesture {
  /// How far, in points, fingers swipe on a touchpad.
  private static let swipeDistance = 160.0

  /// How long it takes unless the script says so, in seconds.
  var usualDuration: Double {
    switch self {
    case .swipe: 0.15
    case .scroll, .pinch, .rotate: 0.3
    }
  }

  /// What the fingers do, with the pointer at a place.
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
