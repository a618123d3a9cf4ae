import TestSupport
import Testing

/// Random operations on menus of buttons, and on context menus of views and tables.
@MainActor
struct RandomMenuTests {
  @Test("a menu that opens is reported as closed once, and keeps nothing alive afterwards")
  func balanced() throws {
    let done = try RandomMenu.play("menus", operations: 6000, seconds: 60, stepsEach: 100)
    #expect(done >= 1000)
  }
}
