import TestSupport
import Testing

/// Random operations on property animators, animation blocks and transitions.
@MainActor
struct RandomAnimatorsTests {
  @Test(
    "each completion is called once, at rest views are drawn where they are, and nothing is kept alive"
  )
  func balanced() throws {
    let done = try RandomAnimators.play("animators", operations: 6000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }
}
