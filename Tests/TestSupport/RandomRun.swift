import Foundation

/// Operations in an order that a seed determines, on an object that checks itself after each operation.
@MainActor
public protocol RandomRun: AnyObject {
  /// Makes a run; with a trace, its failure contains the operations.
  init(seed: UInt64, keepsTrace: Bool)

  /// The number of operations that were run, including those inside calls.
  var operationCount: Int { get }

  /// Runs a number of operations, and checks the object after each.
  func run(steps: Int) throws(RandomRunFailure)
}

extension RandomRun {
  /// Makes runs with consecutive seeds, until there were enough operations or the time is over.
  ///
  /// The first run has ``RandomRunSettings/firstSeed``, which is printed. `ATRIUM_RANDOM_OPERATIONS` is the
  /// number of operations, `ATRIUM_RANDOM_SECONDS` the maximum time. If a run takes too long,
  /// ``RandomRunWatch`` ends the tests. With `ATRIUM_RANDOM_TRACE` each line is printed at once, for runs that
  /// end in a trap.
  ///
  /// - Returns: The number of operations that were run.
  /// - Throws: The first failure, reproduced with a full trace.
  public static func play(
    _ name: String, operations: Int, seconds: Int, stepsEach steps: Int
  ) throws(RandomRunFailure) -> Int {
    let wanted = RandomRunSettings.number("OPERATIONS").map { Int(clamping: $0) } ?? operations
    let limit = RandomRunSettings.number("SECONDS").map { Int(clamping: $0) } ?? seconds
    var (seed, done) = (RandomRunSettings.firstSeed, 0)
    let start = ContinuousClock.now
    let watch = RandomRunWatch(name)
    defer { watch.end() }
    print("\(name): from seed \(seed)")
    while done < wanted, ContinuousClock.now - start < .seconds(limit) {
      if RandomRunSettings.printsTrace { print("seed \(seed)") }
      watch.begin(seed)
      let run = Self(seed: seed, keepsTrace: false)
      do throws(RandomRunFailure) {
        try run.run(steps: steps)
      } catch {
        watch.begin(seed)
        try Self(seed: seed, keepsTrace: true).run(steps: steps)
        throw RandomRunFailure(
          seed: seed, step: error.step, message: error.message + "; it did not come again")
      }
      done += run.operationCount
      seed &+= 1
    }
    print("\(name): \(done) operations done, up to seed \(seed)")
    return done
  }
}
