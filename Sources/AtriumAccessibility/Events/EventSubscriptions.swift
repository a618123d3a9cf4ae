/// The events that clients have registered for, with the accessibility registry.
struct EventSubscriptions: Equatable {
  private struct Subscription: Equatable {
    let client: String
    let event: [String]
  }

  private var subscriptions: [Subscription] = []

  /// Whether no client wants any event.
  var isEmpty: Bool { subscriptions.isEmpty }

  /// Adds an event such as `object:state-changed:focused` of a client.
  mutating func insert(_ event: String, of client: String) {
    subscriptions.append(Subscription(client: client, event: EventSubscriptions.parts(of: event)))
  }

  /// Removes an event of a client, which may have registered it several times.
  mutating func remove(_ event: String, of client: String) {
    let parts = EventSubscriptions.parts(of: event)
    let index = subscriptions.firstIndex { $0.client == client && $0.event == parts }
    if let index { subscriptions.remove(at: index) }
  }

  /// Removes all events of a client.
  mutating func removeAll(of client: String) {
    subscriptions.removeAll { $0.client == client }
  }

  /// Returns whether a client wants an event, for example `object`, `StateChanged` and `focused`.
  func wants(_ category: String, _ member: String, _ detail: String) -> Bool {
    let event = [category, member, detail].map(EventSubscriptions.normal)
    return subscriptions.contains { zip($0.event, event).allSatisfy { $0 == $1 } }
  }

  /// Returns the parts of an event; an empty part at the end stands for all events.
  private static func parts(of event: String) -> [String] {
    var parts = event.split(separator: ":", omittingEmptySubsequences: false).prefix(3)
    while parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { normal(String($0)) }
  }

  /// Returns a name without hyphens in small letters: signals and registrations spell the same name differently.
  private static func normal(_ name: String) -> String {
    name.filter { $0 != "-" }.lowercased()
  }
}
