import TestSupport
import Testing

/// Random operations on stock containers in random nestings.
@MainActor
struct RandomContainerTests {
  @Test(
    "the calls of each controller stay balanced, and at rest each container shows the selection of its list"
  )
  func balanced() throws {
    let done = try ContainerWorld.play(
      "containers", operations: 100_000, seconds: 300, stepsEach: 250)
    #expect(done >= 1000)
  }
}
