import TestSupport
import Testing

/// Random operations on search controllers in navigation controllers in tabs.
@MainActor
struct RandomSearchTests {
  @Test(
    "the calls stay balanced, an inactive search leaves nothing behind, and nothing is kept alive")
  func balanced() throws {
    let done = try RandomSearch.play("search", operations: 4000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }
}
