import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The actions of *Welcome*, and its rest without any.
@MainActor
struct WelcomeTests {
  @Test("its button opens the ring, by pointer and by keys")
  func opensRing() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    demo.stage.click(on: "Open the ring")
    #expect(ring.isMenuVisible)
    demo.stage.settle()
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(!ring.isMenuVisible)
    demo.stage.key("Tab")
    demo.stage.key("Enter")
    #expect(ring.isMenuVisible)
  }

  @Test("its other button rotates the window")
  func turnsWindow() throws {
    let demo = try Demo("welcome")
    demo.stage.click(on: "Turn the window")
    demo.stage.settle()
    #expect(demo.window.bounds.size == Size(width: 640, height: 960))
    demo.stage.click(on: "Turn the window")
    demo.stage.settle()
    #expect(demo.window.bounds.size == Size(width: 960, height: 640))
  }

  @Test("it never requests a frame at rest")
  func idle() throws {
    let demo = try Demo("welcome", timeOfDay: 36_000)
    #expect(demo.stage.host.frameDeadline == nil)
    #expect(demo.window.isIdle)
  }

  @Test("the house is drawn twice and then copied, until size or theme change")
  func courtIsCached() throws {
    let demo = try Demo("welcome")
    let court = try #require(demo.views((any DrawingCounting).self).first)
    #expect(court.drawingCount == 1)
    for _ in 0..<3 {
      court.setNeedsDisplay()
      demo.stage.turn()
    }
    #expect(court.drawingCount == 2)
    demo.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    demo.stage.turn()
    #expect(court.drawingCount == 3)
  }
}
