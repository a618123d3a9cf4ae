/// Keys that wait for the answer of an input method, and the events that follow them.
///
/// The queue is first in, first out. A key waits at most ``patience``. After that time the key leaves the queue
/// without an answer, together with all later entries, and the input method counts as stuck. Keys do not wait for a
/// stuck input method. The next report of the input method ends this state. A late answer is recognised by its number
/// and has no other effect (TX-70).
///
/// The queue has no window and no clock. Callers pass the time, in seconds.
package struct KeyQueue<Key, Answer, Follower> {
  /// An entry that the queue releases.
  package enum Released {
    /// A key that the input method did not answer in time.
    case unanswered(Key)
    /// A key, with the input method's answer.
    case answered(Key, Answer)
    /// An event that arrived while keys were waiting.
    case follower(Follower)
  }

  private enum Entry {
    case key(Int, Key, since: Double, Answer?)
    case follower(Follower)
  }

  /// The time after which a stuck input method is abandoned, in seconds.
  package static var endurance: Double { 10 }

  private var entries: [Entry] = []
  private var stuckSince: Double?

  /// The maximum time for which a key waits for its answer, in seconds.
  package var patience = 0.25

  /// The number of the last key; 0 before the first key.
  package private(set) var latestNumber = 0

  /// Makes an empty queue for an input method that is not stuck.
  package init() {}

  /// Whether the queue is empty.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether the input method has left a key unanswered for longer than ``patience``.
  package var isStuck: Bool { stuckSince != nil }

  /// The time at which ``expire(at:)`` must be called next, in seconds; nil if no key waits.
  package var deadline: Double? {
    for case .key(_, _, let since, .none) in entries { return since + patience }
    return nil
  }

  /// Returns whether the input method has been stuck for so long that it should be abandoned.
  package func isHopeless(at now: Double) -> Bool {
    stuckSince.map { now - $0 >= Self.endurance } ?? false
  }

  /// Adds a key that the input method should answer.
  ///
  /// - Returns: The key's number; nil if the key must not wait, since the input method is stuck.
  package mutating func add(_ key: Key, at now: Double) -> Int? {
    guard stuckSince == nil else { return nil }
    latestNumber += 1
    entries.append(.key(latestNumber, key, since: now, nil))
    return latestNumber
  }

  /// Adds an event that must not overtake keys.
  ///
  /// - Returns: Whether the event has to wait; if not, it was not added.
  package mutating func add(follower: Follower) -> Bool {
    guard !entries.isEmpty else { return false }
    entries.append(.follower(follower))
    return true
  }

  /// Receives the input method's answer for a key.
  ///
  /// - Returns: The entries that no longer wait.
  package mutating func answer(_ number: Int, _ answer: Answer) -> [Released] {
    heal()
    for (index, entry) in entries.enumerated() {
      guard case .key(number, let key, let since, _) = entry else { continue }
      entries[index] = .key(number, key, since: since, answer)
    }
    let count = entries.prefix {
      if case .key(_, _, _, .none) = $0 { false } else { true }
    }.count
    return release(count)
  }

  /// Marks the input method as no longer stuck.
  package mutating func heal() {
    stuckSince = nil
  }

  /// Releases all entries if the oldest key has waited for too long; the input method then counts as stuck.
  ///
  /// - Returns: The entries that no longer wait.
  package mutating func expire(at now: Double) -> [Released] {
    guard let deadline, deadline <= now else { return [] }
    stuckSince = now
    return release(entries.count)
  }

  /// Releases all entries because the input method has exited; the next input method does not count as stuck.
  ///
  /// - Returns: The released entries.
  package mutating func releaseAll() -> [Released] {
    heal()
    return release(entries.count)
  }

  private mutating func release(_ count: Int) -> [Released] {
    let released = entries.prefix(count).map { entry -> Released in
      switch entry {
      case .key(_, let key, _, .some(let answer)): .answered(key, answer)
      case .key(_, let key, _, .none): .unanswered(key)
      case .follower(let follower): .follower(follower)
      }
    }
    entries.removeFirst(count)
    return released
  }
}
