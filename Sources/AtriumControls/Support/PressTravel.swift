/// How far a press has gone along a control, and whether it is a drag by now.
struct PressTravel {
  /// How far a press goes before it drags, in points.
  private static let threshold = 6.0

  private let start: Double
  private(set) var isDrag = false

  /// Begins where a press came down, in points of the reading direction.
  init(at start: Double) {
    self.start = start
  }

  /// Takes the press along.
  ///
  /// - Returns: How far it is from its start, in points; nil as long as it does not drag.
  mutating func move(to place: Double) -> Double? {
    let travel = place - start
    if abs(travel) >= PressTravel.threshold { isDrag = true }
    return isDrag ? travel : nil
  }
}
