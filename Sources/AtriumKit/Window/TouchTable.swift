/// The touches that are down: fingers by id, pointers by device.
struct TouchTable {
  /// Fingers.
  var fingers: [Int: Touch] = [:]
  /// Pointers with a button held.
  var pointers: [Int: Touch] = [:]
  /// The buttons that each pointer holds.
  var buttons: [Int: Set<PointerButton>] = [:]

  /// All touches that are down.
  var all: Set<Touch> { Set(fingers.values).union(pointers.values) }
}
