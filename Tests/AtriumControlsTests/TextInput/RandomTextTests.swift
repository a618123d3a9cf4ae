import TestSupport
import Testing

/// Random operations on a text field, a text view and attributed text.
@MainActor
struct RandomTextTests {
  @Test(
    "the selection stays inside the text, the attributes cover it, and undo and redo restore it")
  func editing() throws {
    let done = try RandomText.play("text", operations: 6000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }

  @Test(
    "attributed text agrees with a list of code units with attributes, also inside surrogate pairs")
  func attributes() throws {
    let done = try RandomAttributedText.play(
      "attributed text", operations: 10_000, seconds: 60, stepsEach: 40)
    #expect(done >= 1000)
  }
}
