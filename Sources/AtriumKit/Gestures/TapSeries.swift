import AtriumGeometry

/// Taps of several fingers, counted: what taps and long presses have in common (G-26, G-27).
@MainActor
struct TapSeries {
  /// Where each finger came down that is down.
  private(set) var origins: [Touch: Point] = [:]
  /// Whether all the fingers that are wanted were down at once in the present tap.
  private(set) var isComplete = false
  /// Taps done.
  private(set) var count = 0
  /// Where the first tap was, in the window.
  private var place: Point?
  /// When the last tap ended, in seconds since the window began.
  private var lastEnd = 0.0

  /// The middle of the fingers' origins, in the window.
  private var center: Point {
    origins.values.reduce(.zero, +) * (1 / Double(max(1, origins.count)))
  }

  /// Whether it waits for another tap.
  var isBetweenTaps: Bool { count > 0 && origins.isEmpty }

  /// Whether a touch may be part of the tap that is waited for: near and soon enough.
  func allows(_ touch: Touch, required: Int) -> Bool {
    guard isBetweenTaps, let place else { return true }
    return touch.timestamp - lastEnd <= GestureConstants.tapInterval + 1e-9
      && touch.locationInWindow.distance(to: place)
        <= GestureConstants.tapMovement * Double(max(1, required))
  }

  /// Counts fingers that came down.
  ///
  /// - Returns: Whether there are not too many.
  mutating func begin(_ touches: Set<Touch>, required: Int) -> Bool {
    if origins.isEmpty { isComplete = false }
    for touch in touches { origins[touch] = touch.locationInWindow }
    if origins.count == required { isComplete = true }
    return origins.count <= required
  }

  /// The farthest that one of some fingers is from where it came down, in points.
  func travel(of touches: Set<Touch>) -> Double {
    touches.reduce(0) { farthest, touch in
      max(farthest, origins[touch].map { $0.distance(to: touch.locationInWindow) } ?? 0)
    }
  }

  /// Takes lifted fingers away.
  ///
  /// - Returns: Whether a tap is done; nil if one finger lifted before all had come.
  mutating func end(_ touches: Set<Touch>, at time: Double) -> Bool? {
    guard isComplete else { return nil }
    if place == nil { place = center }
    for touch in touches { origins[touch] = nil }
    guard origins.isEmpty else { return false }
    count += 1
    lastEnd = time
    return true
  }
}
