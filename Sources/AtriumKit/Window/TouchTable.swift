import AtriumGeometry

/// The touches that are down: fingers by id, pointers by device.
struct TouchTable {
  /// Fingers.
  var fingers: [Int: Touch] = [:]
  /// Pointers with a button held.
  var pointers: [Int: Touch] = [:]
  /// The second touches of pointers, made with a key held (G-43).
  var mirrors: [Int: MirroredTouch] = [:]
  /// The buttons that each pointer holds.
  var buttons: [Int: Set<PointerButton>] = [:]
  /// Where and when the last finger lifted, and its tap's number (G-5).
  var lastTap: (location: Point, time: Double, count: Int)?
  /// How many times interaction was asked to be ignored (G-8).
  var ignoreCount = 0
  /// The keys whose presses a recogniser took.
  var takenKeys: Set<KeyboardHIDUsage> = []

  /// Whether none is down.
  var isEmpty: Bool { fingers.isEmpty && pointers.isEmpty && mirrors.isEmpty }

  /// All touches that are down.
  var all: Set<Touch> {
    Set(fingers.values).union(pointers.values).union(mirrors.values.map(\.touch))
  }

  /// Which tap in a row a finger begins.
  func tapCount(at location: Point, time: Double) -> Int {
    guard let lastTap, lastTap.count > 0, time - lastTap.time <= GestureConstants.tapInterval,
      location.distance(to: lastTap.location) <= GestureConstants.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }
}
