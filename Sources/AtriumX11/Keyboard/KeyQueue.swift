/// Keys that wait for the answer of an input method, and the events that follow them.
///
/// The queue is first in, first out. A key waits ``patience`` at most: then it is released without
/// an answer, together with everything behind it, and the method counts as stuck. Keys do not wait
/// for a stuck method. With its next report it is not stuck any more; a late answer is recognised
/// by its number and has no other effect (TX-70).
///
/// The queue has no window and no clock: callers pass the time, in seconds.
package struct KeyQueue<Key, Answer, Follower> {
  /// An entry that the queue releases.
  package enum Released {
    /// A key that the method did not answer in time.
    case unanswered(Key)
    /// A key, and the method's answer.
    case answered(Key, Answer)
    /// An event that came after keys.
    case follower(Follower)
  }

  private enum Entry {
    case key(Int, Key, since: Double, Answer?)
    case follower(Follower)
  }

  /// How long a key waits for its answer, in seconds.
  package static var patience: Double { 0.25 }
  /// How long a method may be stuck before it is abandoned, in seconds.
  package static var endurance: Double { 10 }

  private var entries: [Entry] = []
  private var stuckSince: Double?

  /// The number of the last key; 0 before the first one.
  package private(set) var latestNumber = 0

  /// Makes an empty queue for a method that is not stuck.
  package init() {}

  /// Whether nothing waits.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether the method has left a key unanswered for longer than ``patience``.
  package var isStuck: Bool { stuckSince != nil }

  /// When ``expire(at:)`` is due next, in seconds; nil if nothing waits.
  package var deadline: Double? {
    for case .key(_, _, let since, .none) in entries { return since + Self.patience }
    return nil
  }

  /// Whether the method has been stuck for so long that it should be abandoned.
  package func isHopeless(at now: Double) -> Bool {
    stuckSince.map { now - $0 >= Self.endurance } ?? false
  }

  /// Adds a key that the method is to answer.
  ///
  /// - Returns: Its number; nil if the key must not wait, since the method is stuck.
  package mutating func add(_ key: Key, at now: Double) -> Int? {
    guard stuckSince == nil else { return nil }
    latestNumber += 1
    entries.append(.key(latestNumber, key, since: now, nil))
    return latestNumber
  }

  /// Adds an event that must not overtake keys.
  ///
  /// - Returns: Whether it has to wait; if not, the queue did not take it.
  package mutating func add(follower: Follower) -> Bool {
    guard !entries.isEmpty else { return false }
    entries.append(.follower(follower))
    return true
  }

  /// Takes the method's answer for a key.
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

  /// Marks the method as no longer stuck.
  package mutating func heal() {
    stuckSince = nil
  }

  /// Releases everything if the oldest key has waited for too long; the method then counts as
  /// stuck.
  ///
  /// - Returns: The entries that no longer wait.
  package mutating func expire(at now: Double) -> [Released] {
    guard let deadline, deadline <= now else { return [] }
    stuckSince = now
    return release(entries.count)
  }

  /// Releases everything because the method has exited; the next method does not count as stuck.
  ///
  /// - Returns: The entries that waited.
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
