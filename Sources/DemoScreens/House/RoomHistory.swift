/// The history of the rooms that the user has visited, for going back and forward.
struct RoomHistory<Room: Equatable> {
  /// The maximum number of rooms in each direction.
  private static var longest: Int { 64 }

  private(set) var past: [Room] = []
  private(set) var future: [Room] = []

  /// Records that the user leaves a room for another one.
  mutating func leave(_ room: Room) {
    past.append(room)
    if past.count > Self.longest { past.removeFirst() }
    future = []
  }

  /// Goes back from a room.
  ///
  /// - Returns: The previous room; nil if there is none.
  mutating func back(from room: Room) -> Room? {
    guard let last = past.popLast() else { return nil }
    future.append(room)
    return last
  }

  /// Goes forward from a room.
  ///
  /// - Returns: The room from which the user last went back; nil if there is none.
  mutating func forward(from room: Room) -> Room? {
    guard let next = future.popLast() else { return nil }
    past.append(room)
    return next
  }
}
