import AtriumAccessibility

/// What a screen reader speaks about a program by itself: objects that receive the focus, and announcements.
@MainActor
final class Speech {
  /// An object that received the focus, or an announcement, which has the role `announcement`.
  struct Text: Equatable, CustomStringConvertible {
    let role: String
    let name: String

    var description: String { "\(role) “\(name)”" }

    /// Returns whether the same text is spoken twice if this text follows another.
    func repeats(_ other: Text) -> Bool {
      let isAnnounced = [role, other.role].contains("announcement")
      return name == other.name && (role == other.role || isAnnounced)
    }
  }

  private enum Event {
    case focus(AccessibleClient.Reference)
    case announcement(String)
  }

  private let client: AccessibleClient
  private var events: [Event] = []

  /// Begins to record the events that a client receives.
  init(_ client: AccessibleClient) {
    self.client = client
    let program = client.children(client.desktop).first
    client.onSignal = { [weak self] signal in
      guard let self, let program, signal.arguments.count == 5 else { return }
      switch (signal.member, signal.arguments[0].text, signal.arguments[3]) {
      case ("StateChanged", "focused", _) where signal.arguments[1].integer == 1:
        events.append(.focus(.init(.structure([.string(program.bus), .path(signal.path)]))))
      case ("Announcement", _, .variant(.string(let text))):
        events.append(.announcement(text))
      default: break
      }
    }
    client.listen(to: ["object:state-changed:focused", "object:announcement"])
    _ = take()
  }

  /// Returns the texts since the last call; an object has its present role and name.
  func take() -> [Text] {
    _ = client.takeEvents()
    defer { events = [] }
    return events.map { event in
      switch event {
      case .focus(let object): Text(role: client.role(object), name: client.name(object))
      case .announcement(let text): Text(role: "announcement", name: text)
      }
    }
  }
}
