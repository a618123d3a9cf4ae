public import AtriumGeometry

extension Stage {
  /// Puts a finger down, in a turn at the current time.
  public func touch(began point: Point, id: Int = 0) {
    perform(InputGesture(turns: [[.touchBegan(id, point)]]))
  }

  /// Moves a finger, in a turn at the current time.
  public func touch(moved point: Point, id: Int = 0) {
    perform(InputGesture(turns: [[.touchMoved(id, point)]]))
  }

  /// Lifts a finger, in a turn at the current time.
  public func touch(ended point: Point, id: Int = 0) {
    perform(InputGesture(turns: [[.touchEnded(id, point)]]))
  }

  /// Cancels a touch, as the system may, in a turn at the current time.
  public func touch(cancelled id: Int) {
    perform(InputGesture(turns: [[.touchCancelled(id)]]))
  }

  /// Taps with several fingers, 40 points apart: all down in one turn, all up in the next.
  ///
  /// - Parameters:
  ///   - fingers: The number of fingers.
  ///   - point: The centre of the fingers, in points, in the window's coordinates.
  public func touchTap(fingers: Int, at point: Point) {
    perform(.tap(fingers: fingers, at: point))
  }

  /// Swipes with one finger, 160 points within 0.15 s; time passes.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the finger moves.
  ///   - point: The middle of the finger's path, in points, in the window's coordinates.
  public func swipe(_ direction: SwipeDirection, at point: Point) {
    perform(.swipe(direction, at: point))
  }
}
