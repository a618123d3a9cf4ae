/// What sent a life-cycle call (IN-14).
public enum CallSender: Hashable, Sendable {
  /// A part of the toolkit, in words.
  case engine(String)
  /// The container with this name, by its own code.
  case container(String)
  /// The container with this name, which passes its own call on.
  case forwarded(String)
  /// Code inside another call: the name of the controller, and the call.
  case inside(String, String)
  /// Not known.
  case unknown

  /// The sender in words, which follow *sent by*.
  public var text: String {
    switch self {
    case .engine(let part): part
    case .container(let name): "\(name), its container"
    case .forwarded(let name): "\(name), which passes its own call on"
    case .inside(let name, let event): "code in \(name).\(event)"
    case .unknown: "unknown: the call around it was not observed"
    }
  }
}
