import TestSupport
import Testing

/// Random snapshots and other operations on a collection view.
@MainActor
struct RandomCollectionTests {
  @Test(
    "after any operations each visible item of the snapshot has its own cell at the right position")
  func consistent() throws {
    let done = try RandomCollection.play(
      "collection view", operations: 5000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }
}
