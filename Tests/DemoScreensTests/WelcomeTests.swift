import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The actions of *Welcome*, and the screen at rest.
@MainActor
struct WelcomeTests {
  @Test("TO-8: nothing covers the court at the start, and its sign opens the playground")
  func start() throws {
    let demo = try Demo("welcome")
    #expect(demo.root.presentedViewController == nil)
    #expect(demo.stage.view(named: "Take the tour") != nil)
    let ring = try #require(demo.root as? RingMenuController)
    #expect(!ring.isMenuVisible)
    demo.stage.click(on: "Playground")
    demo.stage.settle()
    #expect(ring.selectedViewController?.title == "Playground")
  }

  @Test("one button opens the ring, by pointer and by keys")
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
    demo.stage.key("Tab")
    demo.stage.key("Enter")
    #expect(ring.isMenuVisible)
  }

  @Test("the second button of the screen rotates the window")
  func turnsWindow() throws {
    let demo = try Demo("welcome")
    demo.stage.click(on: "Turn the window")
    demo.stage.settle()
    #expect(demo.window.bounds.size == Size(width: 640, height: 960))
    demo.stage.click(on: "Turn the window")
    demo.stage.settle()
    #expect(demo.window.bounds.size == Size(width: 960, height: 640))
  }

  @Test("the window rotates inside the desktop, and sides that do not fit are shortened")
  func turnsInside() throws {
    let sizes: [(room: Size, turned: Size)] = [
      (Size(width: 1920, height: 1080), Size(width: 640, height: 960)),
      (Size(width: 1280, height: 770), Size(width: 640, height: 770)),
      (Size(width: 1280, height: 600), Size(width: 400, height: 600)),
    ]
    for (room, turned) in sizes {
      let demo = try Demo("welcome")
      demo.stage.host.availableSize = room
      demo.stage.click(on: "Turn the window")
      demo.stage.settle()
      #expect(demo.window.bounds.size == turned)
    }
    let demo = try Demo("welcome", size: Size(width: 600, height: 900))
    demo.stage.host.availableSize = Size(width: 800, height: 1000)
    demo.stage.click(on: "Turn the window")
    demo.stage.settle()
    #expect(demo.window.bounds.size == Size(width: 800, height: 600))
  }

  @Test("in a window that cannot rotate, the screen shows the reason for some seconds")
  func cannotTurn() throws {
    func reason(_ prepare: (Demo) -> Void) throws -> String? {
      let demo = try Demo("welcome")
      demo.window.minimumSize = Size(width: 320, height: 240)
      prepare(demo)
      demo.stage.turn()
      demo.stage.click(on: "Turn the window")
      demo.stage.settle()
      demo.stage.advance(by: 1.1)
      let said = demo.texts.map(\.text.string).first {
        $0.hasSuffix(".") && $0.contains("indow") && !$0.contains("taller than wide, every")
      }
      demo.stage.advance(by: 8)
      demo.stage.settle()
      #expect(demo.stage.host.frameDeadline == nil)
      return said
    }
    #expect(
      try reason { $0.stage.host.availableSize = Size(width: 1280, height: 300) }
        == "The desktop is too low for a window taller than wide.")
    #expect(
      try reason { $0.window.dispatch(.windowState(.fullScreen)) }
        == "In full screen the window cannot turn: leave it by F11.")
    #expect(
      try reason { $0.window.dispatch(.windowState([.maximized])) }
        == "A maximised window cannot turn: restore it first.")
  }

  @Test("the screen never requests a frame at rest")
  func idle() throws {
    let demo = try Demo("welcome", timeOfDay: 36_000)
    #expect(demo.stage.host.frameDeadline == nil)
    #expect(demo.window.isIdle)
  }

  @Test("the house is drawn twice and then composited, until size or theme changes")
  func courtIsCached() throws {
    let demo = try Demo("welcome")
    let court = try #require(demo.views((any CostlyDrawing).self).first)
    #expect(demo.window.statistics[.costlyDrawings] == 1)
    for _ in 0..<3 {
      court.setNeedsDisplay()
      demo.stage.turn()
    }
    #expect(demo.window.statistics[.costlyDrawings] == 2)
    demo.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    demo.stage.turn()
    #expect(demo.window.statistics[.costlyDrawings] == 3)
  }

  @Test(
    "with very large text in a small window the headline is whole, larger than body text, and the buttons scroll into view"
  )
  func largeHeadline() throws {
    try Demo.withText(.accessibilityLarge) {
      let demo = try Demo("welcome", size: Size(width: 320, height: 240))
      let headline = try #require(
        demo.texts.first { $0.text.string == "View controllers for Swift on Linux" })
      #expect(headline.text.font.size > Font.preferredFont(forTextStyle: .body).size)
      #expect(!headline.text.isTruncated && !headline.text.breaksWords && !headline.isClipped)
      for name in ["Take the tour", "Open the ring"] {
        demo.stage.key("Tab")
        demo.stage.settle()
        let button = try #require(demo.window.firstResponder as? Button)
        #expect(button.title == name)
        #expect(demo.window.bounds.contains(button.convert(button.bounds, to: nil)))
      }
    }
  }
}
