/// A sequence that starts with a responder and follows ``Responder/next`` to the end of the chain.
///
/// Traps if the chain is circular, because it then has no end.
@MainActor
struct ResponderChain {
  private let start: Responder?
  private var last: Responder?
  /// An earlier responder of the chain; the chain is circular if the walk reaches it again.
  ///
  /// The current responder replaces it after 2, 4, 8, … further steps (Brent's algorithm).
  private var passed: Responder?
  private var distance = 0
  private var longest = 1

  init(from start: Responder?) {
    self.start = start
  }

  /// Returns the next responder; nil at the end of the chain.
  mutating func next() -> Responder? {
    guard let current = last.map(\.next) ?? start else { return nil }
    if current === passed { refuseCircle() }
    if distance == longest || passed == nil {
      passed = current
      (distance, longest) = (0, longest * 2)
    }
    distance += 1
    last = current
    return current
  }

  /// Traps if the chain along which an event will be sent is circular.
  ///
  /// Each responder forwards an event by calling the next responder, so a cycle would never end.
  static func check(from start: Responder) {
    var chain = ResponderChain(from: start)
    while chain.next() != nil {}
  }

  /// Traps with the names of the responders in the cycle.
  ///
  /// The first name is that of the responder at which the cycle begins.
  private func refuseCircle() -> Never {
    var passed: Set<ObjectIdentifier> = []
    var entry = start
    while let responder = entry, passed.insert(ObjectIdentifier(responder)).inserted {
      entry = responder.next
    }
    var names = [entry?.nameInChain ?? "…"]
    var current = entry?.next
    while let responder = current, responder !== entry, names.count < 6 {
      names.append(responder.nameInChain)
      current = responder.next
    }
    names.append(current === entry ? names[0] : "…")
    programmerError(
      "The responder chain is circular: \(names.joined(separator: " → ")). Let `next` of "
        + "one of them be a responder outside the circle, or nil.")
  }
}
