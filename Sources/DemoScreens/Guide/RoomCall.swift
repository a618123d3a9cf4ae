import AtriumKit

/// A life-cycle call in a room, as the guide lists it.
struct RoomCall: Equatable {
  /// The name of the controller.
  let controller: String
  /// The name of the controller's class.
  let type: String
  /// The base name of the call in Swift.
  let name: String

  /// The call in one line.
  var text: String { "\(controller).\(name)" }
}
