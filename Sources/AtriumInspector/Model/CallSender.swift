import AtriumControls

/// The sender of a life-cycle call (IN-14).
public enum CallSender: Hashable, Sendable {
  /// A part of the toolkit; the value describes it in words.
  case engine(String)
  /// The container with this name, whose own code made the call.
  case container(String)
  /// The container with this name, which forwarded a call that it had received itself.
  case forwarded(String)
  /// Code that ran during another call: the name of that call's controller, and the name of that call.
  case inside(String, String)
  /// The sender is not known.
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
