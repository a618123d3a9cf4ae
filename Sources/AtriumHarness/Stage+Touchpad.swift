public import AtriumGeometry

extension Stage {
  /// Moves two fingers apart or together, on a horizontal line; time passes.
  ///
  /// - Parameters:
  ///   - scale: Their last distance, as a multiple of the first, which is 100 points.
  ///   - point: The middle of them, in points of the window.
  ///   - duration: In seconds.
  public func pinch(_ scale: Double, at point: Point, in duration: Double = 0.3) {
    perform(.pinch(scale, at: point, duration: duration))
  }

  /// Turns two fingers, 100 points apart, around each other; time passes.
  ///
  /// - Parameters:
  ///   - angle: In radians, positive clockwise on screen.
  ///   - point: The middle of them, in points of the window.
  ///   - duration: In seconds.
  public func rotate(by angle: Double, at point: Point, in duration: Double = 0.3) {
    perform(.rotation(angle, at: point, duration: duration))
  }

  /// Scrolls with two fingers on a touchpad, from coming down to lifting; time passes.
  ///
  /// - Parameters:
  ///   - delta: How far the content should move, in points; positive y shows what is further up.
  ///   - point: Where the pointer is; where it was last, if nil.
  ///   - duration: In seconds.
  public func touchpadScroll(by delta: Point, at point: Point? = nil, in duration: Double = 0.3) {
    perform(.smoothScroll(by: delta, at: point, duration: duration))
  }

  /// Swipes with three or more fingers on a touchpad; time passes.
  ///
  /// - Parameters:
  ///   - fingers: How many.
  ///   - delta: How far they move, in points.
  ///   - point: Where the pointer is; where it was last, if nil.
  ///   - duration: In seconds.
  public func touchpadSwipe(
    fingers: Int, by delta: Point, at point: Point? = nil, in duration: Double = 0.15
  ) {
    perform(.touchpadSwipe(fingers: fingers, by: delta, at: point, duration: duration))
  }

  /// Pinches and turns two fingers on a touchpad; time passes.
  ///
  /// - Parameters:
  ///   - scale: Their last distance, as a multiple of the first.
  ///   - rotation: In radians, positive clockwise on screen.
  ///   - point: Where the pointer is; where it was last, if nil.
  ///   - duration: In seconds.
  public func touchpadPinch(
    scale: Double = 1, rotation: Double = 0, at point: Point? = nil, in duration: Double = 0.3
  ) {
    perform(.touchpadPinch(scale: scale, rotation: rotation, at: point, duration: duration))
  }
}
