/// A message on the bus.
package struct BusMessage: Equatable, Sendable {
  /// The kind of a message; the raw values are those of the D-Bus protocol.
  package enum Kind: Int32, Sendable {
    case methodCall = 1
    case methodReturn = 2
    case error = 3
    case signal = 4
  }

  package var kind = Kind.signal
  package var path = ""
  package var interface = ""
  package var member = ""
  /// The unique name of the sender; empty for a message from the library itself.
  package var sender = ""
  /// The name of the error, in an error message.
  package var errorName = ""
  package var arguments: [BusValue] = []

  /// Whether the message is the bus's own signal that a name has another owner.
  ///
  /// Any program can send this program a signal with the bus's interface, but not with the bus as its sender.
  var isOwnerChange: Bool {
    sender == BusConnection.bus && interface == BusConnection.bus && member == "NameOwnerChanged"
      && arguments.count == 3
  }
}

/// The answer to a method call.
package enum BusReply: Equatable, Sendable {
  case values([BusValue])
  /// An error, with its name and a message for developers.
  case error(String, String)

  /// A reply without values.
  package static let none = BusReply.values([])

  /// A reply with one value.
  package static func value(_ value: BusValue) -> BusReply { .values([value]) }

  /// An error for a method that does not exist.
  package static func unknownMethod(_ message: BusMessage) -> BusReply {
    .error(
      "org.freedesktop.DBus.Error.UnknownMethod",
      "\(message.interface) has no method \(message.member)")
  }

  /// An error for an object that does not exist.
  package static let unknownObject = BusReply.error(
    "org.freedesktop.DBus.Error.UnknownObject", "the object does not exist, or no longer")
  /// An error for arguments whose number or types are wrong.
  package static let invalidArguments = BusReply.error(
    "org.freedesktop.DBus.Error.InvalidArgs", "the arguments do not fit the method")
}
