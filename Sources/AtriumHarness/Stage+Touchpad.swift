public import AtriumGeometry

extension Stage {
  /// Moves two fingers apart or together, on a horizontal line; time passes.
  ///
  /// - Parameters:
  ///   - scale: The final distance of the fingers, as a multiple of the initial distance of 100
  ///     points.
  ///   - point: The centre of the fingers, in points, in the window's coordinates.
  ///   - duration: The duration, in seconds.
  public func pinch(_ scale: Double, at point: Point, in duration: Double = 0.3) {
    perform(.pinch(scale, at: point, duration: duration))
  }

  /// Rotates two fingers, 100 points apart, around their centre; time passes.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians; positive is clockwise on screen.
  ///   - point: The centre of the fingers, in points, in the window's coordinates.
  ///   - duration: The duration, in seconds.
  public func rotate(by angle: Double, at point: Point, in duration: Double = 0.3) {
    perform(.rotation(angle, at: point, duration: duration))
  }

  /// Scrolls with two fingers on a touchpad, until they are lifted; time passes.
  ///
  /// - Parameters:
  ///   - delta: The distance by which the content moves, in points; positive y moves it down.
  ///   - point: The pointer's location; nil for its last location.
  ///   - duration: The duration, in seconds.
  public func touchpadScroll(by delta: Point, at point: Point? = nil, in duration: Double = 0.3) {
    perform(.smoothScroll(by: delta, at: point, duration: duration))
  }

  /// Swipes with three or more fingers on a touchpad; time passes.
  ///
  /// - Parameters:
  ///   - fingers: The number of fingers.
  ///   - delta: The distance by which the fingers move, in points.
  ///   - point: The pointer's location; nil for its last location.
  ///   - duration: The duration, in seconds.
  public func touchpadSwipe(
    fingers: Int, by delta: Point, at point: Point? = nil, in duration: Double = 0.15
  ) {
    perform(.touchpadSwipe(fingers: fingers, by: delta, at: point, duration: duration))
  }

  /// Pinches and rotates two fingers on a touchpad; time passes.
  ///
  /// - Parameters:
  ///   - scale: The final distance of the fingers, as a multiple of the initial distance.
  ///   - rotation: The angle, in radians; positive is clockwise on screen.
  ///   - point: The pointer's location; nil for its last location.
  ///   - duration: The duration, in seconds.
  public func touchpadPinch(
    scale: Double = 1, rotation: Double = 0, at point: Point? = nil, in duration: Double = 0.3
  ) {
    perform(.touchpadPinch(scale: scale, rotation: rotation, at: point, duration: duration))
  }
}
