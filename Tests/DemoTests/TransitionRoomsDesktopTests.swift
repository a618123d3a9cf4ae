import Testing
import XServerSupport

/// The rooms of transitions and rotation with real input.
@Suite("transitions and rotation on a desktop", .serialized)
struct TransitionRoomsDesktopTests {
  @Test("a click puts a transition on the stage, the bar moves it back, and nothing moves at rest")
  func transitions() throws {
    let desktop = try Desktop(["--screen", "transitions", "--scale", "1"])
    try desktop.settle()
    let probe = try XProbe(desktop.server)
    let window = try #require(UInt(desktop.window))
    let day = try #require(probe.pixel(x: 400, y: 220, of: window))
    // Cross dissolve.
    try desktop.click(1, 600, 323)
    try desktop.server.xdotool("mousemove", "--window", desktop.window, "400", "20")
    try desktop.settle()
    let night = try #require(probe.pixel(x: 400, y: 220, of: window))
    #expect(day != night)
    // The bar is dragged to its beginning.
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "450", "556", "mousedown", "1")
    for x in ["300", "200", "60"] {
      try desktop.server.xdotool("mousemove", "--window", desktop.window, x, "556")
    }
    try desktop.server.xdotool("mouseup", "1")
    try desktop.server.xdotool("mousemove", "--window", desktop.window, "400", "20")
    try desktop.settle()
    #expect(probe.pixel(x: 400, y: 220, of: window) == day)
  }

  @Test("the button rotates the window, and the children are notified")
  func rotation() throws {
    let desktop = try Desktop(["--screen", "rotation", "--scale", "1"])
    try desktop.settle()
    let start = desktop.demo.lines.count
    try desktop.click(1, 617, 28)
    #expect(desktop.demo.waits { desktop.calls(since: start).contains("Stack#2.didRotate") })
    let told = desktop.calls(since: start).filter { $0.hasSuffix(".didRotate") }
    #expect(told == ["Ring.didRotate", "Rotation.didRotate", "Stack#2.didRotate"])
  }
}
