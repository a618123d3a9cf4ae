import TestSupport
import Testing

/// Random operations on input views, accessory views and the focus.
@MainActor
struct RandomInputViewsTests {
  @Test("the area of the input views stays at the edge, follows the focus and keeps nothing alive")
  func area() throws {
    let done = try RandomInputViews.play(
      "input views", operations: 6000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }
}
