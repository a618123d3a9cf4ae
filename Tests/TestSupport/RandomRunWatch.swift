import Foundation

/// Ends the whole program when the run of one seed takes too long: a call that never returns cannot
/// be ended in another way.
///
/// A run takes a fraction of a second; the limit leaves room for busy machines and sanitizers.
public final class RandomRunWatch: @unchecked Sendable {
  private let name: String
  private let limit: Double
  /// Guards the two below.
  private let condition = NSCondition()
  private var seed: UInt64?
  private var hasEnded = false

  /// Makes a watch that waits for its first seed.
  ///
  /// - Parameters:
  ///   - name: What the message calls the runs.
  ///   - limit: In seconds, for each seed.
  public init(_ name: String, limit: Double = 120) {
    self.name = name
    self.limit = limit
    let thread = Thread { [self] in watch() }
    thread.start()
  }

  /// Begins a seed's run, and restarts the time.
  public func begin(_ seed: UInt64) {
    condition.withLock { self.seed = seed }
    condition.signal()
  }

  /// All runs are over.
  public func end() {
    condition.withLock { hasEnded = true }
    condition.signal()
  }

  private func watch() {
    condition.lock()
    while !hasEnded {
      // Every signal is a new seed, or the end of all.
      guard let seed else {
        condition.wait()
        continue
      }
      let date = Date(timeIntervalSinceNow: limit)
      guard !condition.wait(until: date), !hasEnded else { continue }
      fatalError(
        "\(name): the run with seed \(seed) did not end within \(Int(limit)) seconds; "
          + "ATRIUM_RANDOM_SEED=\(seed) ATRIUM_RANDOM_TRACE=1 shows its last step.")
    }
    condition.unlock()
  }
}
