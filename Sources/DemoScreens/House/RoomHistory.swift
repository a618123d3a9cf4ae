/// The rooms that a user has been in, for going back and forward.
struct RoomHistory<Room: Equatable> {
  /// The most rooms in each direction.
  private static var longest: Int { 64 }

  private(set) var past: [Room] = []
  private(set) var future: [Room] = []

  /// Notes that the user goes from a room to another one.
  mutating func leave(_ room: Room) {
    past.append(room)
    if past.count > Self.longest { past.removeFirst() }
    future = []
  }

  /// Goes back from a room.
  ///
  /// - Returns: The room before; nil if there is none.
  mutating func back(from room: Room) -> Room? {
    guard let last = past.popLast() else { return nil }
    future.append(room)
    return last
  }

  /// Goes forward from a room.
  ///
  /// - Returns: The room that was left by going back; nil if there is none.
  mutating func forward(from room: Room) -> Room? {
    guard let next = future.popLast() else { return nil }
    past.append(room)
    return next
  }
}
