/// The distance that a touch has moved along a control, and whether the touch has become a drag.
struct PressTravel {
  /// The minimum distance at which a touch counts as a drag, in points.
  private static let threshold = 6.0

  private let start: Double
  private(set) var isDrag = false

  /// Makes the value for a touch that begins at the given position, in points along the reading direction.
  init(at start: Double) {
    self.start = start
  }

  /// Updates the position of the touch.
  ///
  /// - Returns: The distance from the start, in points; nil until the touch becomes a drag.
  mutating func move(to place: Double) -> Double? {
    let travel = place - start
    if abs(travel) >= PressTravel.threshold { isDrag = true }
    return isDrag ? travel : nil
  }
}
