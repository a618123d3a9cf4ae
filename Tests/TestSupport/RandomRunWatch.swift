import Foundation

/// Ends the whole program when the run of one seed takes too long.
///
/// A run takes a fraction of a second. The limit is time of the processor, so that a busy machine does not end a
/// program that it does not let run; a run that waits without end has ten times as long.
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
  ///   - name: What the message calls the runs.
  ///   - limit: In seconds of the processor, for each seed.
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
      // Every signal is a new seed, or the end of all.
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

  /// The time that the threads of this program have had, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
