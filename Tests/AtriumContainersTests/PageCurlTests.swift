import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The curl style: turns in code, by drags and by taps, with one and two visible pages.
@MainActor
struct PageCurlTests {
  private let scene = PageScene(.pageCurl, count: 9, start: 4)

  /// Returns the colours along a line of the stage, one every 50 points.
  private func row(_ scene: PageScene, y: Int = 300) -> [Color] {
    let picture = scene.stage.snapshot()
    return stride(from: 25, to: picture.size.width, by: 50).map { picture.color(atX: $0, y: y) }
  }

  @Test(
    "§10.23, P-6, P-8, P-16: a turn in code sends the calls of a page turn, with a completion at the end"
  )
  func turnByCode() {
    var results: [Bool] = []
    scene.pager.setViewControllers([PageScene.page(5)], direction: .forward, animated: true) {
      results.append($0)
    }
    #expect(scene.titles == "F")
    #expect(
      scene.recording.turn() == "F.wm(P) F.dm(P) F.ld F.wa(true) E.wd(true) || F.ia(true)")
    #expect(scene.rest() == "E.dd(true) F.da(true) E.wm(nil) E.dm(nil)")
    #expect(results == [true] && scene.inWindow == "F")
    #expect(scene.pager.children.first?.view.superview?.subviews.count == 1)
  }

  @Test(
    "P-6, P-8: a page that is released near its start turns back, with the calls in the order of a curl"
  )
  func cancelled() {
    scene.drag([380, 360, 350, 330], resting: 0.5)
    #expect(
      scene.rest()
        == "willTurn(F) F.wm(P) F.dm(P) F.ld F.wa(true) E.wd(true) F.ia(true) "
        + "F.wd(true) E.wa(true) F.dd(true) E.da(true) F.wm(nil) F.dm(nil) didTurn(true,E,false)")
    #expect(scene.titles == "E" && scene.inWindow == "E")
    #expect(scene.pager.children.first?.view.superview?.subviews.count == 1)
  }

  @Test(
    "the free edge follows the finger, and the position or the direction at the release decides whether the page turns",
    arguments: [
      ([380.0, 360, 150], 0.5, "F"), ([380, 360, 250], 0.5, "E"), ([380, 370, 300], 0, "F"),
      ([200, 180, 120], 0.5, "F"), ([380, 360, 20, 20, 20, 60, 120], 0, "E"),
      ([20, 40, 260], 0.5, "D"), ([20, 40, 120], 0.5, "E"), ([20, 30, 90], 0, "D"),
    ])
  func release(path: [Double], resting: Double, title: String) {
    scene.drag(path, resting: resting)
    scene.stage.settle()
    #expect(scene.titles == title && scene.inWindow == title)
  }

  @Test(
    "P-7, P-10: the data source is asked once when a page turn begins, and without a page nothing turns"
  )
  func asksLate() {
    #expect(scene.asked.isEmpty)
    scene.drag([380, 360, 100])
    scene.stage.settle()
    #expect(scene.asked == [">E"])
    scene.count = 6
    scene.drag([380, 360, 100])
    #expect(scene.rest().hasSuffix("didTurn(true,E,true)") && scene.asked == [">E", ">F"])
    #expect(scene.titles == "F")
  }

  @Test(
    "P-12: a tap in a margin turns the page, and a tap between the margins or on a control does not",
    arguments: [(390.0, "F"), (10, "D"), (200, "E"), (330, "F"), (300, "E")])
  func taps(x: Double, title: String) {
    scene.stage.touchTap(fingers: 1, at: Point(x: x, y: 300))
    scene.stage.settle()
    #expect(scene.titles == title)
    let button = Button(title: "Press")
    button.frame = Rect(x: 0, y: 0, width: 400, height: 600)
    scene.pager.children.first?.view.addSubview(button)
    scene.stage.click(at: Point(x: x, y: 300))
    scene.stage.settle()
    #expect(scene.titles == title)
  }

  @Test("P-12: the gesture recognisers can be disabled")
  func recognizersOff() {
    for recognizer in scene.pager.gestureRecognizers { recognizer.isEnabled = false }
    scene.drag([380, 360, 100])
    scene.stage.touchTap(fingers: 1, at: Point(x: 390, y: 300))
    #expect(scene.rest().isEmpty)
  }

  @Test("keys, wheel and touchpad turn pages too, and a finger catches a curl and reverses it")
  func otherInput() {
    scene.stage.key("Right")
    scene.stage.settle()
    scene.stage.scroll(by: Point(x: 0, y: -53), at: Point(x: 200, y: 300))
    scene.stage.settle()
    scene.stage.touchpadScroll(by: Point(x: -300, y: 0), at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(scene.titles == "H")
    scene.stage.key("Right")
    scene.stage.advance(by: 0.2)
    scene.stage.touch(began: Point(x: 100, y: 300))
    for x in [120.0, 250, 380] {
      scene.stage.advance(by: 0.05)
      scene.stage.touch(moved: Point(x: x, y: 300))
    }
    scene.stage.advance(by: 0.5)
    scene.stage.touch(ended: Point(x: 380, y: 300))
    scene.stage.settle()
    #expect(scene.titles == "H" && scene.inWindow == "H")
  }

  @Test("DC-17: each quick key press during a curl turns a page")
  func quickKeys() {
    for _ in 0..<3 { scene.stage.key("Right") }
    scene.stage.settle()
    #expect(scene.titles == "H")
  }

  // MARK: The leaf

  @Test("the old page is flat up to the roll, its back is pale, and the new page shows behind it")
  func leaf() {
    let scene = PageScene(.pageCurl, start: 0)
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    scene.pager.viewControllers.first?.view.backgroundColor = red
    let next = PageScene.page(1)
    next.view.backgroundColor = blue
    scene.stage.settle()
    scene.pager.setViewControllers([next], direction: .forward, animated: true)
    #expect(row(scene) == Array(repeating: red, count: 8))
    var kinds: [String] = []
    for _ in 0..<11 {
      scene.stage.advance(by: 0.05)
      let text = row(scene).map { color in
        color == red ? "r" : color.red < 0.01 && color.blue > 0.3 ? "b" : "p"
      }
      kinds.append(text.joined())
    }
    // Each frame has red, then paper, then blue.
    for kind in kinds {
      let order = kind.map { ["r": 0, "p": 1, "b": 2][$0] ?? 0 }
      #expect(order == order.sorted(), "\(kinds)")
    }
    #expect(kinds.contains { $0.contains("p") && $0.contains("r") && $0.contains("b") })
    scene.stage.settle()
    #expect(row(scene) == Array(repeating: blue, count: 8))
  }

  @Test(
    "a leaf that is grabbed low rises at the lower corner, and a leaf that is grabbed high at the upper corner"
  )
  func corners() {
    for (y, isLow) in [(580.0, true), (20, false)] {
      let scene = PageScene(.pageCurl)
      scene.pager.viewControllers.first?.view.backgroundColor = Color(hex: 0xFF0000)
      scene.stage.touch(began: Point(x: 390, y: y))
      scene.stage.touch(moved: Point(x: 370, y: y))
      scene.stage.touch(moved: Point(x: 250, y: y))
      scene.stage.turn()
      func redCount(_ y: Int) -> Int {
        let picture = scene.stage.snapshot()
        return (0..<400).count { picture.color(atX: $0, y: y) == Color(hex: 0xFF0000) }
      }
      #expect((redCount(590) < redCount(10) - 60) == isLow)
      #expect((redCount(10) < redCount(590) - 60) == !isLow)
    }
  }

  @Test(
    "a resize during a curl gives the leaf and both pages the new size, and the curl ends in position"
  )
  func resize() {
    scene.stage.key("Right")
    scene.stage.advance(by: 0.2)
    scene.stage.resize(to: Size(width: 500, height: 700))
    let sizes = scene.pager.children.map { $0.view.frame }
    #expect(sizes == Array(repeating: Rect(x: 0, y: 0, width: 500, height: 700), count: 2))
    _ = scene.stage.snapshot()
    scene.stage.settle()
    #expect(scene.titles == "F" && scene.inWindow == "F")
    #expect(scene.pager.children.first?.view.frame == Rect(x: 0, y: 0, width: 500, height: 700))
  }

  @Test("pages in tiny and empty windows curl without a trap")
  func tinyWindows() {
    for size in [Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 3, height: 900)]
    {
      scene.stage.resize(to: size)
      scene.stage.key("Left")
      scene.stage.advance(by: 0.2)
      scene.stage.settle()
    }
    #expect(scene.titles == "B")
  }

  @Test("with reduced motion the page fades, even in a right-to-left layout and with two pages")
  func reducedMotion() {
    let settings = Settings(motion: .reduced, layoutDirection: .rightToLeft)
    let scene = PageScene(
      .pageCurl, options: [.spineLocation: PageViewController.SpineLocation.mid], count: 9,
      start: 2, visible: 2, settings: settings)
    scene.stage.key("Left")
    scene.stage.advance(by: 0.21)
    scene.stage.turn()
    #expect(scene.titles == "E F" && scene.inWindow == "E F")
  }

  @Test("nothing is kept alive when the pager is released, even during a curl")
  func released() {
    weak var pager: PageViewController?
    weak var page: ViewController?
    do {
      let scene = PageScene(.pageCurl)
      (pager, page) = (scene.pager, scene.pager.viewControllers.first)
      scene.stage.key("Right")
      scene.stage.advance(by: 0.1)
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(pager == nil && page == nil)
  }
}
