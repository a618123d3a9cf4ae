/// The events for which clients have registered with the accessibility registry.
struct EventSubscriptions: Equatable {
  private struct Subscription: Equatable {
    let client: String
    let event: [String]
  }

  /// The maximum number of registrations; the clients of a desktop make far fewer.
  private static let most = 10_000

  private var subscriptions: [Subscription] = []

  /// Whether no client has registered for any event.
  var isEmpty: Bool { subscriptions.isEmpty }

  /// Records that a client has registered for an event, such as `object:state-changed:focused`.
  ///
  /// Registrations above the maximum number are ignored.
  mutating func insert(_ event: String, of client: String) {
    guard subscriptions.count < Self.most else { return }
    subscriptions.append(Subscription(client: client, event: EventSubscriptions.parts(of: event)))
  }

  /// Removes one registration of a client for an event.
  ///
  /// A client may have registered for the same event several times.
  mutating func remove(_ event: String, of client: String) {
    let parts = EventSubscriptions.parts(of: event)
    let index = subscriptions.firstIndex { $0.client == client && $0.event == parts }
    if let index { subscriptions.remove(at: index) }
  }

  /// Removes all registrations of a client.
  mutating func removeAll(of client: String) {
    subscriptions.removeAll { $0.client == client }
  }

  /// Returns whether any client has registered for an event, for example for `object`, `StateChanged` and `focused`.
  func wants(_ category: String, _ member: String, _ detail: String) -> Bool {
    let event = [category, member, detail].map(EventSubscriptions.normal)
    return subscriptions.contains { zip($0.event, event).allSatisfy { $0 == $1 } }
  }

  /// Whether a client has registered for the event that an object is shown, but not for announcements.
  ///
  /// A screen reader that does not know announcements speaks a notification when the notification is shown. Other
  /// screen readers speak both, so they would repeat the text if they received both.
  var needsNotices: Bool {
    let clients = clients("Object", "StateChanged", "showing")
    return !clients.isEmpty && !clients.isSubset(of: self.clients("Object", "Announcement", ""))
  }

  /// Returns the clients that have registered for an event.
  private func clients(_ category: String, _ member: String, _ detail: String) -> Set<String> {
    let event = [category, member, detail].map(EventSubscriptions.normal)
    return Set(
      subscriptions.lazy.filter { zip($0.event, event).allSatisfy { $0 == $1 } }.map(\.client))
  }

  /// Returns the parts of an event's name, without empty parts at the end, which stand for all events.
  private static func parts(of event: String) -> [String] {
    var parts = event.split(separator: ":", omittingEmptySubsequences: false).prefix(3)
    while parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { normal(String($0)) }
  }

  /// Returns a name in lower case without hyphens, since signals and registrations spell the same name differently.
  private static func normal(_ name: String) -> String {
    name.filter { $0 != "-" }.lowercased()
  }
}
