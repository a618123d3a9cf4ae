import Testing
import TestSupport

/// Random operations, at any time, on a table with rows of every kind.
///
/// Environment variables set other seeds and their number: see ``RandomRun``.
@MainActor
struct RandomTableTests {
  @Test("after any operations each visible row has its own cell at the right position")
  func anyOperations() throws {
    #expect(try RandomTable.play("random table", operations: 6000, seconds: 15, stepsEach: 250) > 0)
  }
}
