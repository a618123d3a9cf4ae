import Testing
import TestSupport

/// Operations in any order, at any time, on a table with rows of every kind.
///
/// The environment sets other seeds, and more of them: see ``RandomRun``.
@MainActor
struct RandomTableTests {
  @Test("any operations leave each visible row with its own cell, in its place")
  func anyOperations() throws {
    #expect(try RandomTable.play("random table", operations: 6000, seconds: 15, stepsEach: 250) > 0)
  }
}
