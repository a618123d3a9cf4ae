import Foundation

/// Ends the whole program when the run of one seed takes too long.
///
/// A run takes a fraction of a second. The limit is CPU time, so that a slow run on a busy machine is not ended. A run
/// that only waits uses no CPU time, and is ended after ten times the limit in real time.
public final class RandomRunWatch: @unchecked Sendable {
  private let name: String
  private let limit: Double
  /// Guards the two properties below.
  private let condition = NSCondition()
  private var seed: UInt64?
  private var hasEnded = false

  /// Makes a watch that waits for its first seed.
  ///
  /// - Parameters:
  ///   - name: The name of the runs in the message.
  ///   - limit: The maximum CPU time for each seed, in seconds.
  public init(_ name: String, limit: Double = 120) {
    self.name = name
    self.limit = limit
    let thread = Thread { [self] in watch() }
    thread.start()
  }

  /// Begins the run of a seed, and restarts the timeout.
  public func begin(_ seed: UInt64) {
    condition.withLock { self.seed = seed }
    condition.signal()
  }

  /// Ends the watch after all runs.
  public func end() {
    condition.withLock { hasEnded = true }
    condition.signal()
  }

  private func watch() {
    condition.lock()
    while !hasEnded {
      guard let seed else {
        condition.wait()
        continue
      }
      let start = RandomRunWatch.processorTime
      var waits = 0
      // Each signal reports a new seed, or the end of all runs.
      while !condition.wait(until: Date(timeIntervalSinceNow: limit)), !hasEnded {
        waits += 1
        if waits == 10 || RandomRunWatch.processorTime - start >= limit { endProgram(at: seed) }
      }
    }
    condition.unlock()
  }

  private func endProgram(at seed: UInt64) -> Never {
    fatalError(
      "\(name): the run with seed \(seed) did not end within \(Int(limit)) seconds; "
        + "ATRIUM_RANDOM_SEED=\(seed) ATRIUM_RANDOM_TRACE=1 shows its last step.")
  }

  /// The CPU time of all threads of this program, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
