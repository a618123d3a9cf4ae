import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The bench: the screen that other toolkits show too, and its slides.
@MainActor
struct BenchTests {
  private let demo: Demo
  private var stage: Stage { demo.stage }

  init() throws {
    demo = try Demo("bench", size: Size(width: 900, height: 600))
  }

  /// Returns the view of a screen: the view whose first label is the screen's name in 24 points.
  private func page(_ name: String) -> View? {
    demo.views((any TextDisplaying).self).first { view in
      view.displayedTexts.first.map { $0.string == name && $0.font.size == 24 } ?? false
    }
  }

  private func x(_ name: String) -> Double? { page(name)?.presentation.frame.minX }

  private func color(_ x: Int, _ y: Int) -> Color { stage.snapshot().color(atX: x, y: y) }

  /// Returns the fraction of the slide that is left after a time.
  private func rest(after seconds: Double) -> Double {
    let left = max(0, 1 - seconds / 0.3)
    return left * left * left
  }

  @Test("row, buttons, background, square and action have the same frames as in the other programs")
  func picture() {
    #expect(color(224, 10) == Color(hex: 0x20262e))
    #expect(color(899, 10) == Color(hex: 0x20262e))
    for x in [5, 223, 225, 448, 450, 675, 898] {
      #expect(color(x, 2) == Color(hex: 0x2d3640), "x \(x)")
    }
    #expect(color(5, 47) == Color(hex: 0x2d3640))
    #expect(color(5, 48) == Color(hex: 0x1f4e79))
    #expect(color(899, 599) == Color(hex: 0xffcc00))
    #expect(color(884, 584) == Color(hex: 0xffcc00))
    #expect(color(883, 584) == Color(hex: 0x1f4e79))
    #expect(color(884, 583) == Color(hex: 0x1f4e79))
    #expect(color(20, 48 + 482) == Color(hex: 0x2d3640))
    #expect(color(175, 48 + 519) == Color(hex: 0x2d3640))
    #expect(color(176, 48 + 519) == Color(hex: 0x1f4e79))
    let texts = page("Overview").flatMap { ($0 as? any TextDisplaying)?.displayedTexts } ?? []
    #expect(texts.count == 13)
    #expect(
      texts[3].string
        == "Overview row 03: the quick brown fox jumps over the lazy dog 0123456789")
    #expect(texts.allSatisfy { $0.color == .white && !$0.isTruncated })
  }

  @Test("the square stays in the corner when the window is resized")
  func corner() {
    stage.resize(to: Size(width: 700, height: 500), isLive: true)
    stage.settle()
    #expect(color(699, 499) == Color(hex: 0xffcc00))
    #expect(color(684, 484) == Color(hex: 0xffcc00))
    #expect(color(683, 484) == Color(hex: 0x1f4e79))
  }

  @Test("a press makes one turn, paints one button, and shows the pressed colour")
  func press() {
    stage.move(to: Point(x: 300, y: 20))
    stage.settle()
    let turns = demo.window.statistics.turnCount
    stage.press(at: Point(x: 300, y: 20))
    #expect(demo.window.statistics.turnCount == turns + 1)
    #expect(demo.window.statistics.lastDamage.pixelCount <= 226 * 50)
    #expect(stage.host.bitmap?.color(atX: 230, y: 4) == Color(hex: 0x46535f))
    #expect(demo.window.isIdle)
  }

  @Test("a slide follows 1 − (1 − t)³, with its first frame in the turn of the release")
  func slide() throws {
    stage.click(at: Point(x: 300, y: 20))
    let step = 1.0 / 60
    for frame in 1...17 {
      let left = rest(after: Double(frame) * step)
      #expect(abs(try #require(x("Library")) - 900 * left) < 1e-6, "frame \(frame)")
      #expect(abs(try #require(x("Overview")) - 900 * (left - 1)) < 1e-6, "frame \(frame)")
      stage.advance(by: step)
    }
    stage.settle()
    #expect(x("Library") == 0)
    #expect(page("Overview") == nil)
    #expect(demo.window.isIdle)
  }

  @Test("going back slides in from the left")
  func slideBack() throws {
    stage.click(at: Point(x: 700, y: 20))
    stage.settle()
    stage.click(at: Point(x: 300, y: 20))
    #expect(try #require(x("Library")) < 0)
    #expect(try #require(x("Settings")) > 0)
    stage.settle()
    #expect(x("Library") == 0)
  }

  @Test("a choice during a slide continues from the current position", arguments: [0, 2, 3])
  func interruption(next: Int) throws {
    let names = ["Overview", "Library", "Network", "Settings"]
    stage.click(at: Point(x: 300, y: 20))
    stage.advance(by: 0.1)
    let place = Point(x: Double(next) * 225 + 100, y: 20)
    stage.press(at: place)
    let before = try #require(x("Library"))
    let other = try #require(x("Overview"))
    stage.release(at: place)
    // The movement in a slide's first frame equals the movement in a sixtieth of a second.
    let step = 900 * (1 - rest(after: 1.0 / 60))
    #expect(abs(try #require(x("Library")) - before) <= step + 1e-6)
    if next == 0 {
      #expect(abs(try #require(x("Overview")) - other) <= step + 1e-6)
    }
    // No frame has a hole between the screens.
    for _ in 0..<20 {
      stage.advance(by: 1.0 / 60)
      for x in stride(from: 0, to: 900, by: 60) {
        let pixel = stage.host.bitmap?.color(atX: x, y: 300) ?? .clear
        #expect(pixel != .black && pixel != .white && pixel != HeadlessHost.undefinedColor)
      }
    }
    stage.settle()
    #expect(x(names[next]) == 0)
    #expect(names.filter { page($0) != nil } == [names[next]])
    let fresh = try Demo("bench", size: Size(width: 900, height: 600))
    if next == 0 { #expect(stage.snapshot().isIdentical(to: fresh.stage.snapshot())) }
  }

  @Test("appearance calls are balanced, even when a slide is interrupted")
  func appearance() {
    let recorder = LifecycleRecorder(observing: demo.root)
    stage.click(at: Point(x: 300, y: 20))
    stage.settle()
    #expect(
      recorder.take() == [
        "Library.willMove(Bench)", "Library.viewDidLoad", "Overview.viewWillDisappear(true)",
        "Library.viewWillAppear(true)", "Library.viewIsAppearing(true)",
        "Overview.viewDidDisappear(true)", "Library.viewDidAppear(true)",
        "Library.didMove(Bench)",
      ])
    stage.click(at: Point(x: 100, y: 20))
    stage.advance(by: 0.1)
    stage.click(at: Point(x: 300, y: 20))
    stage.settle()
    #expect(
      recorder.take() == [
        "Library.viewWillDisappear(true)", "Overview.viewWillAppear(true)",
        "Overview.viewIsAppearing(true)", "Overview.viewWillDisappear(true)",
        // The controller never left, so there is no second `viewIsAppearing` (C-33, DC-10).
        "Library.viewWillAppear(true)", "Overview.viewDidDisappear(true)",
        "Library.viewDidAppear(true)",
      ])
  }

  @Test("a frame of a slide paints two screens and draws no text again")
  func slideIsCheap() {
    stage.click(at: Point(x: 300, y: 20))
    stage.advance(by: 0.05)
    let before = demo.window.statistics.paintedViewCount
    stage.advance(by: 1.0 / 60)
    // The views are window, bench and container; the screens come from their bitmaps. The damage extends half
    // a pixel into the row above, so row and buttons are visited too.
    #expect(demo.window.statistics.paintedViewCount - before <= 8)
  }

  @Test("without motion the new screen is shown at once")
  func motionOff() throws {
    let still = try Demo(
      "bench", size: Size(width: 900, height: 600), settings: Settings(motion: .off))
    still.stage.click(at: Point(x: 300, y: 20))
    #expect(still.window.isIdle)
    #expect(still.stage.snapshot().color(atX: 450, y: 400) == Color(hex: 0x7a2e4d))
  }
}
