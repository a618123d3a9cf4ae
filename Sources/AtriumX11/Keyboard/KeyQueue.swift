/// Keys that wait for what an input method makes of them, and what came after them.
///
/// The order of all that goes in is the order of all that comes out. A key waits
/// ``patience`` at most: then it comes out without an answer, with all that is behind it, and the
/// method counts as stuck. Keys do not wait for a stuck method. Whatever it says next heals it;
/// an answer that comes too late is known by its number and does nothing else (TX-70).
///
/// The queue knows nothing of windows and clocks: the time is told to it, in seconds.
package struct KeyQueue<Key, Answer, Follower> {
  /// What comes out.
  package enum Released {
    /// A key that the method did not answer in time.
    case unanswered(Key)
    /// A key, and what the method made of it.
    case answered(Key, Answer)
    /// What came after keys.
    case follower(Follower)
  }

  private enum Entry {
    case key(Int, Key, since: Double, Answer?)
    case follower(Follower)
  }

  /// How long a key waits for its answer, in seconds (TX-70).
  package static var patience: Double { 0.25 }
  /// How long a method may be stuck before it is given up, in seconds (TX-70).
  package static var endurance: Double { 10 }

  private var entries: [Entry] = []
  private var stuckSince: Double?

  /// The number that the last key got; 0 before the first one.
  package private(set) var latestNumber = 0

  /// Makes an empty queue of a method that answers.
  package init() {}

  /// Whether nothing waits.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether the method owes an answer for longer than a key waits.
  package var isStuck: Bool { stuckSince != nil }

  /// When ``expire(at:)`` has something to do next; nil if nothing waits.
  package var deadline: Double? {
    for case .key(_, _, let since, .none) in entries { return since + Self.patience }
    return nil
  }

  /// Whether the method has been stuck for so long that it should be given up.
  package func isHopeless(at now: Double) -> Bool {
    stuckSince.map { now - $0 >= Self.endurance } ?? false
  }

  /// Takes a key that the method is asked about.
  ///
  /// - Returns: Its number; nil if it must not wait, since the method is stuck.
  package mutating func add(_ key: Key, at now: Double) -> Int? {
    guard stuckSince == nil else { return nil }
    latestNumber += 1
    entries.append(.key(latestNumber, key, since: now, nil))
    return latestNumber
  }

  /// Takes something that must not overtake keys.
  ///
  /// - Returns: Whether it has to wait; otherwise it was not taken.
  package mutating func add(follower: Follower) -> Bool {
    guard !entries.isEmpty else { return false }
    entries.append(.follower(follower))
    return true
  }

  /// Takes the method's answer for a key.
  ///
  /// - Returns: What waits no longer.
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

  /// Hears that the method is alive.
  package mutating func heal() {
    stuckSince = nil
  }

  /// Lets everything go if the oldest key has waited for too long; the method is stuck then.
  ///
  /// - Returns: What waits no longer.
  package mutating func expire(at now: Double) -> [Released] {
    guard let deadline, deadline <= now else { return [] }
    stuckSince = now
    return release(entries.count)
  }

  /// Lets everything go because there is no method any more; the next one begins healthy.
  ///
  /// - Returns: What waited.
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
