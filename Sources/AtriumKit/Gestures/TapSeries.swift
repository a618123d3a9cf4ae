import AtriumGeometry

/// A count of taps with one or several fingers, for tap and long-press recognisers (G-26).
@MainActor
struct TapSeries {
  /// The start location of each finger that is down, in the window's coordinates.
  private(set) var origins: [Touch: Point] = [:]
  /// Whether all required fingers have been down at the same time in the current tap.
  private(set) var isComplete = false
  /// The number of completed taps.
  private(set) var count = 0
  /// The location of the first tap, in the window's coordinates.
  private var place: Point?
  /// The time at which the last tap ended, in seconds of the window's clock.
  private var lastEnd = 0.0

  /// The mean start location of the fingers, in the window's coordinates.
  private var center: Point {
    origins.values.reduce(.zero, +) * (1 / Double(max(1, origins.count)))
  }

  /// Whether the series is waiting for another tap.
  var isBetweenTaps: Bool { count > 0 && origins.isEmpty }

  /// Returns whether a touch is close enough and early enough to belong to the next tap.
  func allows(_ touch: Touch, required: Int) -> Bool {
    guard isBetweenTaps, let place else { return true }
    return touch.timestamp - lastEnd <= GestureConstants.tapInterval + 1e-9
      && touch.locationInWindow.distance(to: place)
        <= GestureConstants.tapMovement * Double(max(1, required))
  }

  /// Records fingers that have gone down.
  ///
  /// - Returns: Whether the number of fingers is at most the required number.
  mutating func begin(_ touches: Set<Touch>, required: Int) -> Bool {
    if origins.isEmpty { isComplete = false }
    for touch in touches { origins[touch] = touch.locationInWindow }
    if origins.count == required { isComplete = true }
    return origins.count <= required
  }

  /// Returns the maximum distance of the given fingers from their start locations, in points.
  func travel(of touches: Set<Touch>) -> Double {
    touches.reduce(0) { farthest, touch in
      max(farthest, origins[touch].map { $0.distance(to: touch.locationInWindow) } ?? 0)
    }
  }

  /// Removes fingers that have been lifted.
  ///
  /// - Returns: Whether a tap is complete; nil if a finger was lifted before all required fingers had gone down.
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
