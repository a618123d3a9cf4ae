import AtriumGeometry

/// The two fingers of a pinch or a rotation.
///
/// The pair is the first two fingers while both are down (G-42). After that, it is formed from the remaining
/// fingers.
@MainActor
struct TouchPair {
  private var touches: [Touch] = []

  /// Whether the pair has two fingers.
  var isComplete: Bool { touches.count == 2 }

  /// The vector from the first finger to the second, in points, in the window's coordinates.
  private var vector: Point {
    guard isComplete else { return .zero }
    return touches[1].locationInWindow - touches[0].locationInWindow
  }

  /// The distance between the two fingers, in points; at least 1.
  var distance: Double { max(1, vector.length) }

  /// The direction from the first finger to the second, in radians, clockwise on screen.
  var angle: Double { vector.angle }

  /// Replaces lifted fingers with other fingers that are down.
  ///
  /// - Parameter candidates: The fingers to choose from, in the order in which they went down.
  /// - Returns: Whether the pair has changed.
  mutating func update(from candidates: [Touch]) -> Bool {
    let down = candidates.filter { !$0.phase.isOver }
    let kept = touches.filter { down.contains($0) }
    let new = Array((kept + down.filter { !kept.contains($0) }).prefix(2))
    defer { touches = new }
    return new != touches
  }
}

extension GestureRecognizer {
  /// Continues a two-finger gesture after a finger has been lifted, or ends it.
  ///
  /// A gesture that has begun continues with the remaining fingers, and ends with the last one. A gesture that has
  /// not begun fails when no finger is down.
  func goOn(orEndAs final: State) {
    if !touches.allSatisfy(\.phase.isOver) {
      if state != .possible { state = .changed }
    } else {
      state = state == .possible ? .failed : final
    }
  }
}
