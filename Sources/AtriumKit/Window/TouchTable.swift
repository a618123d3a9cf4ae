import AtriumGeometry

/// The touches that are down: fingers by number, pointers by device.
struct TouchTable {
  /// The fingers.
  var fingers: [Int: Touch] = [:]
  /// The pointers with a button held.
  var pointers: [Int: Touch] = [:]
  /// The second touches of pointers, made with the Alt key held (G-43).
  var mirrors: [Int: MirroredTouch] = [:]
  /// The buttons that each pointer holds.
  var buttons: [Int: Set<PointerButton>] = [:]
  /// The location and time at which the last finger lifted, and the number of its tap (G-5).
  var lastTap: (location: Point, time: Double, count: Int)?
  /// How many calls to ignore interaction are in effect (G-8).
  var ignoreCount = 0
  /// The keys with presses that recognisers took.
  var takenKeys: Set<KeyboardHIDUsage> = []

  /// Whether no touch is down.
  var isEmpty: Bool { fingers.isEmpty && pointers.isEmpty && mirrors.isEmpty }

  /// All touches that are down.
  var all: Set<Touch> {
    Set(fingers.values).union(pointers.values).union(mirrors.values.map(\.touch))
  }

  /// The number of the tap that a finger begins, in a series.
  func tapCount(at location: Point, time: Double) -> Int {
    guard let lastTap, lastTap.count > 0, time - lastTap.time <= GestureConstants.tapInterval,
      location.distance(to: lastTap.location) <= GestureConstants.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }
}
