import AtriumKit
import Foundation
import Testing

/// Operations in any order, at any time, on a table with rows of every kind.
///
/// The run begins with seed 1, so that it is the same everywhere; `ATRIUM_RANDOM_SEED` takes another.
/// `ATRIUM_RANDOM_OPERATIONS` says how many operations there are, `ATRIUM_RANDOM_SECONDS` for how long
/// at most; with `ATRIUM_RANDOM_TRACE` each line is printed at once, for runs that end in a trap.
@MainActor
struct RandomTableTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment["ATRIUM_RANDOM_" + name].flatMap { UInt64($0) }
  }

  @Test("any operations leave each row in sight with a cell of its own, in its place")
  func anyOperations() {
    let wanted = Int(Self.setting("OPERATIONS") ?? 6000)
    let limit = Duration.seconds(Int(Self.setting("SECONDS") ?? 15))
    let start = ContinuousClock.now
    var (seed, done) = (Self.setting("SEED") ?? 1, 0)
    print("random table: seed \(seed)")
    while done < wanted, ContinuousClock.now - start < limit {
      if RandomTable.prints { print("seed \(seed)") }
      let world = RandomTable(seed: seed)
      do throws(RandomTable.Failure) {
        try world.run(steps: 250)
      } catch {
        // The same once more, with every line written down.
        let again = RandomTable(seed: seed, keepsTrace: true)
        do throws(RandomTable.Failure) { try again.run(steps: 250) } catch {
          Issue.record("\(error)")
          return
        }
        Issue.record("\(error); it did not come again")
        return
      }
      done += world.operationCount
      seed &+= 1
    }
    print("random table: \(done) done, up to seed \(seed)")
    #expect(done > 0)
  }
}
