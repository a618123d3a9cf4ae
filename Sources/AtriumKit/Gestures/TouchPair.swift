import AtriumGeometry

/// The two fingers of a pinch or a rotation: the first two, as long as both are down (G-42); else those that are.
@MainActor
struct TouchPair {
  private var touches: [Touch] = []

  /// Whether there are two.
  var isComplete: Bool { touches.count == 2 }

  /// From the first finger to the second, in the window.
  private var vector: Point {
    guard isComplete else { return .zero }
    return touches[1].locationInWindow - touches[0].locationInWindow
  }

  /// The distance of the two, in points; at least 1.
  var distance: Double { max(1, vector.length) }

  /// The direction from the first to the second, in radians, clockwise on screen.
  var angle: Double { vector.angle }

  /// Lets other fingers take the place of those that lifted.
  ///
  /// - Parameter candidates: The fingers that are down, in the order in which they came.
  /// - Returns: Whether the pair is another one now.
  mutating func update(from candidates: [Touch]) -> Bool {
    let down = candidates.filter { !$0.phase.isOver }
    let kept = touches.filter { down.contains($0) }
    let new = Array((kept + down.filter { !kept.contains($0) }).prefix(2))
    defer { touches = new }
    return new != touches
  }
}

extension GestureRecognizer {
  /// What becomes of a gesture of two fingers when one has left: begun, it goes on with the others and
  /// ends with the last; else it fails once none is down any more (G-42).
  func goOn(orEndAs final: State) {
    if !touches.allSatisfy(\.phase.isOver) {
      if state != .possible { state = .changed }
    } else {
      state = state == .possible ? .failed : final
    }
  }
}
