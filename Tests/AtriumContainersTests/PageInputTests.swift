import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Keys, wheel, touchpad, mouse, page dots, and the cache of pages.
@MainActor
struct PageInputTests {
  private let middle = Point(x: 200, y: 300)

  @Test(
    "arrows, Page Up and Down, Home and End turn pages",
    arguments: [
      ("Right", "D"), ("Left", "B"), ("PageDown", "D"), ("PageUp", "B"), ("Home", "A"),
      ("End", "E"),
      ("Up", "C"), ("Down", "C"), ("Shift+Right", "C"),
    ])
  func keys(key: String, title: String) {
    let scene = PageScene(start: 2)
    scene.stage.key(key)
    scene.stage.settle()
    #expect(scene.titles == title && scene.inWindow == title)
  }

  @Test("a vertical pager turns pages by the vertical arrow keys, drags and wheels")
  func vertical() {
    let scene = PageScene(.scroll, .vertical, start: 2)
    scene.stage.key("Right")
    #expect(scene.rest().isEmpty)
    scene.stage.key("Down")
    scene.stage.advance(by: 0.15)
    #expect(scene.pager.children.map { $0.view.presentation.frame.minY }.max() == 300)
    scene.stage.settle()
    scene.stage.key("Up")
    scene.stage.settle()
    #expect(scene.titles == "C")
    scene.stage.swipe(.up, at: middle)
    scene.stage.settle()
    #expect(scene.titles == "D")
    scene.stage.scroll(by: Point(x: 0, y: 53), at: middle)
    scene.stage.settle()
    #expect(scene.titles == "C")
    scene.stage.touchpadScroll(by: Point(x: 0, y: -200), at: middle)
    scene.stage.settle()
    #expect(scene.titles == "D")
  }

  @Test(
    "in a right-to-left layout, later pages are on the left for drags, arrows, wheels and the slide"
  )
  func rightToLeft() {
    let scene = PageScene(start: 2, settings: Settings(layoutDirection: .rightToLeft))
    scene.stage.key("Left")
    scene.stage.advance(by: 0.15)
    #expect(abs((scene.place(of: "D") ?? 0) + 200) < 0.5)
    scene.stage.settle()
    #expect(scene.titles == "D")
    scene.drag([100, 120, 320], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "E")
    scene.stage.key("Right")
    scene.stage.settle()
    scene.stage.scroll(by: Point(x: 0, y: 53), at: middle)
    scene.stage.settle()
    #expect(scene.titles == "C")
  }

  @Test("three quick key presses turn three pages, and show the middle page at most once")
  func quickKeys() {
    let scene = PageScene(count: 8)
    for _ in 0..<3 { scene.stage.key("Right") }
    #expect(
      scene.rest()
        == "willTurn(B) B.wm(P) B.dm(P) B.ld B.wa(true) A.wd(true) B.ia(true) "
        + "B.da(true) A.dd(true) A.wm(nil) A.dm(nil) didTurn(true,A,true) "
        + "willTurn(D) D.wm(P) D.dm(P) D.ld D.wa(true) B.wd(true) D.ia(true) "
        + "D.da(true) B.dd(true) B.wm(nil) B.dm(nil) didTurn(true,B,true)")
    #expect(scene.titles == "D")
    // The page before D is C, not the page that was shown before.
    scene.stage.key("Left")
    scene.stage.settle()
    #expect(scene.titles == "C")
  }

  @Test("a wheel turns at most one page in 150 ms, and fractions of a step add up to a step")
  func wheel() {
    let scene = PageScene(count: 9)
    for _ in 0..<5 {
      scene.stage.scroll(by: Point(x: 0, y: -53), at: middle)
      scene.stage.advance(by: 0.02)
    }
    scene.stage.settle()
    #expect(scene.titles == "B")
    for _ in 0..<8 { scene.stage.scroll(by: Point(x: 0, y: -53.0 / 8), at: middle) }
    scene.stage.settle()
    #expect(scene.titles == "C")
    for _ in 0..<3 {
      scene.stage.scroll(by: Point(x: -53, y: 0), at: middle)
      scene.stage.advance(by: 0.15)
    }
    scene.stage.settle()
    #expect(scene.titles == "F")
  }

  @Test("two fingers on a touchpad turn a page by 400 points, even slowly")
  func touchpad() {
    let scene = PageScene()
    scene.stage.touchpadScroll(by: Point(x: -240, y: 0), at: middle, in: 2)
    scene.stage.settle()
    #expect(scene.titles == "B")
    scene.stage.touchpadScroll(by: Point(x: -160, y: 0), at: middle, in: 2)
    scene.stage.settle()
    #expect(scene.titles == "B")
    scene.stage.touchpadScroll(by: Point(x: 0, y: -400), at: middle)
    scene.stage.settle()
    #expect(scene.titles == "B")
  }

  @Test("a mouse drag turns pages, unless it is disabled")
  func mouse() {
    let scene = PageScene()
    scene.stage.drag(from: Point(x: 350, y: 300), to: Point(x: 100, y: 300))
    scene.stage.settle()
    #expect(scene.titles == "B")
    scene.pager.allowsPointerDragging = false
    scene.stage.drag(from: Point(x: 350, y: 300), to: Point(x: 100, y: 300))
    scene.stage.settle()
    #expect(scene.titles == "B")
  }

  @Test("a click on a moving page reaches no control in it")
  func shield() {
    let scene = PageScene()
    var presses = 0
    let button = Button(title: "Press") { presses += 1 }
    button.frame = Rect(x: 0, y: 0, width: 400, height: 600)
    scene.pager.children.first?.view.addSubview(button)
    scene.stage.turn()
    scene.pager.setViewControllers([PageScene.page(1)], direction: .forward, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.click(at: Point(x: 30, y: 300))
    scene.stage.settle()
    #expect(presses == 0)
  }

  // MARK: Neighbours

  @Test(
    "P-9: both neighbours are requested when a page turn has ended, and not again while they are valid"
  )
  func neighbours() {
    let scene = PageScene(start: 2)
    // No page of the scene has turned since the data source was set.
    #expect(scene.asked.isEmpty)
    scene.stage.key("Right")
    scene.stage.settle()
    #expect(scene.asked == [">D"])
    scene.stage.key("Left")
    scene.stage.settle()
    #expect(scene.asked == [">D", "<C"])
    scene.stage.turn()
    scene.pager.view.setNeedsLayout()
    scene.stage.settle()
    #expect(scene.asked.count == 2)
    // Setting pages in code discards the cache.
    scene.pager.setViewControllers([PageScene.page(4)], direction: .forward, animated: false)
    scene.stage.settle()
    #expect(scene.asked == [">D", "<C", ">E", "<E"])
    scene.pager.dataSource = scene
    scene.stage.settle()
    #expect(scene.asked.count == 6)
  }

  @Test("P-9: a cached page that other code has added to another container is requested again")
  func takenNeighbour() throws {
    let scene = PageScene()
    scene.stage.key("Right")
    scene.stage.settle()
    scene.stage.key("Left")
    scene.stage.settle()
    let other = ViewController()
    weak var taken: ViewController?
    do {
      scene.asked = []
      scene.stage.key("Right")
      taken = scene.pager.children.first { $0.title == "B" }
      scene.stage.settle()
      scene.stage.key("Left")
      scene.stage.settle()
      other.addChild(try #require(taken))
    }
    scene.asked = []
    scene.stage.key("Right")
    scene.stage.settle()
    #expect(scene.titles == "B" && scene.pager.viewControllers.first !== taken)
    #expect(scene.asked.first == ">A" && other.children.first === taken)
  }

  @Test("P-9: a book of 1,000,000 pages needs no more work than a book of three")
  func millionPages() {
    let scene = PageScene(count: 1_000_000, start: 500_000)
    for _ in 0..<20 {
      scene.stage.key("Right")
      scene.stage.settle()
    }
    #expect(scene.titles == "500020")
    #expect(scene.asked.count == 20 && scene.livingCount == 3)
    #expect(scene.pager.children.count == 1 && scene.pager.viewControllers.count == 1)
    scene.knowsIndexes = true
    scene.dots = (1_000_000, 500_020)
    scene.pager.dataSource = scene
    scene.stage.settle()
    scene.asked = []
    scene.stage.key("End")
    scene.stage.settle()
    #expect(scene.titles == "999999" && scene.asked == [">999999", "<999999"])
    #expect(scene.livingCount == 2)
  }

  // MARK: Dots

  @Test(
    "P-11: the dots need the scroll style, a horizontal axis, and both methods of the data source")
  func dots() {
    func hasDots(
      _ style: PageViewController.TransitionStyle,
      _ orientation: PageViewController.NavigationOrientation, _ dots: (Int, Int)?
    ) -> Bool {
      let scene = PageScene(style, orientation)
      scene.dots = dots
      scene.pager.dataSource = scene
      scene.stage.settle()
      return scene.pager.view.subviews.contains { $0 is PageControl && !$0.isHidden }
    }
    #expect(hasDots(.scroll, .horizontal, (5, 0)))
    #expect(!hasDots(.scroll, .vertical, (5, 0)) && !hasDots(.pageCurl, .horizontal, (5, 0)))
    #expect(!hasDots(.scroll, .horizontal, nil) && !hasDots(.scroll, .horizontal, (5, -1)))
  }

  @Test(
    "P-11: the index of the dots is requested when pages are set, and then follows the page turns")
  func dotIndex() throws {
    let scene = PageScene(count: 9, start: 2)
    scene.dots = (9, 2)
    scene.pager.dataSource = scene
    scene.stage.settle()
    let control = try #require(
      scene.pager.view.subviews.lazy.compactMap { $0 as? PageControl }.first)
    #expect(control.numberOfPages == 9 && control.currentPage == 2)
    #expect(scene.pager.children.first?.view.frame.height == 600 - control.frame.height)
    scene.stage.key("Right")
    scene.stage.settle()
    #expect(control.currentPage == 3)
    scene.drag([300, 280, 250], resting: 0.5)
    scene.stage.settle()
    #expect(control.currentPage == 3)
    // A click on a dot turns to its page, past the pages in between.
    scene.recording.stage.click(
      at: control.convert(Point(x: control.bounds.maxX - 20, y: control.bounds.midY), to: nil))
    scene.stage.settle()
    #expect(scene.titles == "I" && control.currentPage == 8)
    for _ in 0..<3 { scene.stage.key("Left") }
    scene.stage.settle()
    #expect(scene.titles == "F" && control.currentPage == 5)
    scene.dots = (9, 7)
    scene.pager.setViewControllers([PageScene.page(7)], direction: .forward, animated: true)
    #expect(control.currentPage == 7)
    scene.stage.settle()
    #expect(control.currentPage == 7)
  }

  // MARK: Surroundings

  @Test("a resize during a turn gives both pages the new size, and the turn ends in position")
  func resize() {
    let scene = PageScene()
    scene.stage.key("Right")
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Size(width: 700, height: 500))
    let pages = scene.pager.children
    #expect(
      pages.map { $0.view.bounds.size } == [
        Size(width: 700, height: 500), Size(width: 700, height: 500),
      ])
    scene.stage.settle()
    #expect(scene.titles == "B" && scene.inWindow == "B")
    #expect(scene.pager.children.first?.view.frame == Rect(x: 0, y: 0, width: 700, height: 500))
  }

  @Test(
    "with reduced motion a page fades for 0.2 s instead of sliding, and follows a finger's progress"
  )
  func reducedMotion() {
    let scene = PageScene(settings: Settings(motion: .reduced))
    scene.stage.key("Right")
    scene.stage.advance(by: 0.1)
    #expect(scene.place(of: "A") == 0 && scene.place(of: "B") == 0 && scene.inWindow == "A B")
    scene.stage.advance(by: 0.11)
    #expect(scene.inWindow == "B")
    scene.stage.settle()
    #expect(scene.pager.children.first?.view.superview?.subviews.count == 1)
    scene.stage.touch(began: Point(x: 300, y: 300))
    scene.stage.touch(moved: Point(x: 280, y: 300))
    scene.stage.touch(moved: Point(x: 60, y: 300))
    #expect(scene.place(of: "C") == 0)
    let picture = scene.pager.children[0].view.superview?.subviews.last
    #expect(abs((picture?.presentation.alpha ?? 0) - 0.4) < 1e-6)
    scene.stage.touch(ended: Point(x: 60, y: 300))
    scene.stage.settle()
    #expect(scene.titles == "C")
  }

  @Test("with motion off a page turn is complete in the call, and a drag ends at once")
  func noMotion() {
    let scene = PageScene(settings: Settings(motion: .off))
    var results: [Bool] = []
    scene.pager.setViewControllers([PageScene.page(1)], direction: .forward, animated: true) {
      results.append($0)
    }
    #expect(results == [true] && scene.inWindow == "B")
    scene.drag([300, 280, 100])
    scene.stage.turn()
    #expect(scene.titles == "C" && scene.inWindow == "C")
  }

  @Test("a page turns back when the system cancels its drag")
  func cancelledTouch() {
    let scene = PageScene()
    scene.stage.touch(began: Point(x: 300, y: 300))
    scene.stage.touch(moved: Point(x: 280, y: 300))
    scene.stage.touch(moved: Point(x: 20, y: 300))
    scene.stage.touch(cancelled: 0)
    scene.stage.settle()
    #expect(scene.titles == "A" && scene.inWindow == "A")
  }

  @Test("nothing is kept alive when the pager is released, even during a turn")
  func released() {
    weak var pager: PageViewController?
    weak var page: ViewController?
    do {
      let scene = PageScene()
      (pager, page) = (scene.pager, scene.pager.viewControllers.first)
      scene.stage.key("Right")
      scene.stage.advance(by: 0.1)
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(pager == nil && page == nil)
  }
}
