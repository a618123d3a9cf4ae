import AtriumControls

/// The sender of a life-cycle call (IN-14).
public enum CallSender: Hashable, Sendable {
  /// A part of the toolkit, described in words.
  case engine(String)
  /// The container with this name; its own code made the call.
  case container(String)
  /// The container with this name, which forwarded its own call.
  case forwarded(String)
  /// Code that ran during another call: the name of the controller, and that call.
  case inside(String, String)
  /// Not known.
  case unknown

  /// The sender as text that follows the words *sent by*.
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
