import AtriumControls

/// The sender of a life-cycle call (IN-14).
public enum CallSender: Hashable, Sendable {
  /// A part of the toolkit, described in words.
  case engine(String)
  /// The container with this name, in its own code.
  case container(String)
  /// The container with this name, which forwards its own call.
  case forwarded(String)
  /// Code inside another call: the name of the controller, and the call.
  case inside(String, String)
  /// Not known.
  case unknown

  /// The sender in words that follow *sent by*.
  public var text: String {
    switch self {
    case .engine(let part): part
    case .container(let name): String(localized: "%@, its container", name)
    case .forwarded(let name): String(localized: "%@, which forwards its own call", name)
    case .inside(let name, let event): String(localized: "code in %@", "\(name).\(event)")
    case .unknown: String(localized: "unknown: the call around it was not observed")
    }
  }
}
