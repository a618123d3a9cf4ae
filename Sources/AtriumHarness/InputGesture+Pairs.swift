import AtriumGeometry
import AtriumKit

extension InputGesture {
  /// The initial distance of two fingers, in points.
  private static let fingerDistance = 100.0

  /// Returns a gesture of two fingers that move apart or together, on a horizontal line around a
  /// point.
  ///
  /// - Parameters:
  ///   - scale: The final distance, as a multiple of the initial distance.
  ///   - point: The centre of the two fingers, in points, in the window's coordinates.
  ///   - duration: The duration, in seconds.
  /// - Returns: The gesture.
  static func pinch(_ scale: Double, at point: Point, duration: Double) -> InputGesture {
    pair(at: point, duration: duration) { part in
      Point(x: fingerDistance / 2 * (1 + (scale - 1) * part))
    }
  }

  /// Returns a gesture of two fingers that rotate around a point.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians; positive is clockwise on screen.
  ///   - point: The centre of the two fingers, in points, in the window's coordinates.
  ///   - duration: The duration, in seconds.
  /// - Returns: The gesture.
  static func rotation(_ angle: Double, at point: Point, duration: Double) -> InputGesture {
    pair(at: point, duration: duration) { part in
      Point(angle: angle * part, length: fingerDistance / 2)
    }
  }

  /// Returns a scroll by fingers on a touchpad: *began*, sixty changes a second, *ended*.
  static func smoothScroll(by delta: Point, at point: Point?, duration: Double) -> InputGesture {
    phases(duration: duration) { phase, share in
      switch phase {
      case .began: .smoothScroll(.began, .zero, point)
      case .changed: .smoothScroll(.changed, delta * share, point)
      case .ended, .cancelled: .smoothScroll(.ended, .zero, point)
      }
    }
  }

  /// Returns a swipe by three or more fingers on a touchpad.
  static func touchpadSwipe(
    fingers: Int, by delta: Point, at point: Point?, duration: Double
  ) -> InputGesture {
    phases(duration: duration) { phase, share in
      .touchpadSwipe(phase, fingers: fingers, phase == .changed ? delta * share : .zero, point)
    }
  }

  /// Returns a pinch and rotation by two fingers on a touchpad.
  static func touchpadPinch(
    scale: Double, rotation: Double, at point: Point?, duration: Double
  ) -> InputGesture {
    var part = 0.0
    return phases(duration: duration) { phase, share in
      if phase == .changed { part += share }
      return .touchpadPinch(
        phase, scale: 1 + (scale - 1) * part, rotation: phase == .changed ? rotation * share : 0,
        point)
    }
  }

  /// Returns a gesture of two fingers on opposite sides of a point.
  ///
  /// The closure returns the offset of the second finger from the point at a fraction of the duration, 0 … 1.
  private static func pair(
    at point: Point, duration: Double, _ place: (Double) -> Point
  ) -> InputGesture {
    func both(_ part: Double, _ action: (Int, Point) -> InputAction) -> [InputAction] {
      [action(0, point - place(part)), action(1, point + place(part))]
    }
    let count = frames(in: duration)
    var steps = [Step(offset: 0, actions: both(0, InputAction.touchBegan))]
    for index in 1...count {
      let part = Double(index) / Double(count)
      steps.append(Step(offset: duration * part, actions: both(part, InputAction.touchMoved)))
    }
    steps.append(Step(offset: duration, actions: both(1, InputAction.touchEnded)))
    return InputGesture(steps: steps)
  }

  /// Returns a gesture with a beginning, changes sixty times a second with equal shares of the total, and an end.
  private static func phases(
    duration: Double, _ action: (TouchpadPhase, Double) -> InputAction
  ) -> InputGesture {
    let count = frames(in: duration)
    var steps = [Step(offset: 0, actions: [action(.began, 0)])]
    for index in 1...count {
      steps.append(
        Step(
          offset: duration * Double(index) / Double(count),
          actions: [action(.changed, 1 / Double(count))]))
    }
    steps.append(Step(offset: duration, actions: [action(.ended, 0)]))
    return InputGesture(steps: steps)
  }

  private static func frames(in duration: Double) -> Int {
    max(1, Int((min(max(0, duration), 3600) * 60).rounded()))
  }
}
