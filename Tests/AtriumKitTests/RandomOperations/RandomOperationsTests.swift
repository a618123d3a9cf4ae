import AtriumKit
import Foundation
import Testing

/// Operations in any order, at any time, on trees of containers of every kind.
///
/// The run begins with seed 1, so that it is the same everywhere; `ATRIUM_RANDOM_SEED` takes another.
/// `ATRIUM_RANDOM_OPERATIONS` says how many operations there are (a million by hand),
/// `ATRIUM_RANDOM_SECONDS` for how long at most; with `ATRIUM_RANDOM_TRACE` each line is printed at once,
/// for runs that end in a trap.
@MainActor
struct RandomOperationsTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment["ATRIUM_RANDOM_" + name].flatMap { UInt64($0) }
  }

  @Test("L-21, DC-1, DC-5, DC-7, A.5: any operations leave every life balanced and owned once")
  func anyOperations() {
    let first = Self.setting("SEED") ?? 1
    let wanted = Int(Self.setting("OPERATIONS") ?? 100_000)
    let limit = Duration.seconds(Int(Self.setting("SECONDS") ?? 40))
    let start = ContinuousClock.now
    var (seed, done) = (first, 0)
    print("random operations: seed \(first)")
    while done < wanted, ContinuousClock.now - start < limit {
      if RandomWorld.prints { print("seed \(seed)") }
      let world = RandomWorld(seed: seed)
      do throws(RandomWorld.Failure) {
        try world.run(steps: 400)
      } catch {
        // The same once more, with every line written down.
        let again = RandomWorld(seed: seed, keepsTrace: true)
        do throws(RandomWorld.Failure) { try again.run(steps: 400) } catch {
          Issue.record("\(error)")
          return
        }
        Issue.record("\(error); it did not come again")
        return
      }
      done += world.operationCount
      seed &+= 1
    }
    print("random operations: \(done) done, up to seed \(seed)")
    #expect(done > 0)
  }
}
