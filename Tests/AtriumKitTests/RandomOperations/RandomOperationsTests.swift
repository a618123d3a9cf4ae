import Testing
import TestSupport

/// Random operations, inside and outside of calls, on trees with every kind of container.
///
/// Environment variables set other seeds and the number of seeds, for example for a manual run of a million
/// operations: see ``RandomRun``.
@MainActor
struct RandomOperationsTests {
  @Test(
    "L-21, DC-1, DC-5, DC-7, A.5: after any operations all calls are balanced, and each child has one parent"
  )
  func anyOperations() throws {
    #expect(
      try RandomWorld.play("random operations", operations: 100_000, seconds: 40, stepsEach: 400)
        > 0)
  }

  @Test("DC-44: a context may be removed while its cover is dismissed inside a transition")
  func contextLeaves() throws {
    try RandomWorld(seed: 2_000_117, keepsTrace: false).run(steps: 200)
  }
}
