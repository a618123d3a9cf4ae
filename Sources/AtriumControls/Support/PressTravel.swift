/// The distance of a press along a control, and whether it has become a drag.
struct PressTravel {
  /// The distance from which a press is a drag, in points.
  private static let threshold = 6.0

  private let start: Double
  private(set) var isDrag = false

  /// Begins at the location of the press, in points along the reading direction.
  init(at start: Double) {
    self.start = start
  }

  /// Updates the location of the press.
  ///
  /// - Returns: The distance from the start, in points; nil as long as the press is no drag.
  mutating func move(to place: Double) -> Double? {
    let travel = place - start
    if abs(travel) >= PressTravel.threshold { isDrag = true }
    return isDrag ? travel : nil
  }
}
