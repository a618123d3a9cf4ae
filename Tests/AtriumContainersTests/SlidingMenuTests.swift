import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The contents of a sliding menu: lists, selections, and the two halves of a replacement.
@MainActor
struct SlidingMenuTests {
  private typealias Position = SlidingMenuController.Position

  // MARK: The lists

  @Test("SL-1: lists of different lengths, and empty lists, trap")
  func counts() async {
    let counts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = SlidingMenuController(viewControllers: [ViewController()], menuTitles: [])
      }
    }
    #expect(
      trapMessage(counts?.standardErrorContent)
        == "SlidingMenuController got 1 controllers and 0 menu titles; give one title for each "
        + "controller.")
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SlidingMenuController(viewControllers: [], menuTitles: []) }
    }
    #expect(
      trapMessage(none?.standardErrorContent)
        == "SlidingMenuController(viewControllers:menuTitles:) needs at least one controller; make one "
        + "with init() to set them later.")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let one = Recording.controller("one")
        _ = SlidingMenuController(viewControllers: [one, one], menuTitles: ["1", "2"])
      }
    }
    #expect(
      trapMessage(twice?.standardErrorContent)
        == "one is in SlidingMenuController.viewControllers twice; list each controller once.")
  }

  @Test(
    "SL-2: contents are wrapped, except navigation controllers, and tabs also get a plain controller around them"
  )
  func wrapping() {
    final class Kind: NavigationController {}
    let (plain, kind, tabs) = (ViewController(), Kind(), TabBarController())
    kind.setViewControllers([ViewController()], animated: false)
    tabs.viewControllers = [ViewController()]
    let sliding = SlidingMenuController(
      viewControllers: [plain, kind, tabs], menuTitles: ["P", "K", "T"])
    #expect((plain.parent as? NavigationController)?.viewControllers == [plain])
    #expect(kind.parent == nil)
    let root = (tabs.parent?.parent as? NavigationController)?.viewControllers.first
    #expect(root != nil && root === tabs.parent)
    sliding.setViewControllers([], menuTitles: [])
    #expect(plain.parent == nil && tabs.parent == nil)
    #expect(sliding.selectedIndex == nil && sliding.selectedViewController == nil)
  }

  @Test("SL-3: the Menu button is the first left item, once, and toggles the menu")
  func button() {
    let nav = NavigationController(rootViewController: ViewController())
    let left = BarButtonItem(title: "Left") {}
    nav.topViewController?.navigationItem.leftBarButtonItems = [left]
    let plain = ViewController()
    let sliding = SlidingMenuController(viewControllers: [nav, plain], menuTitles: ["N", "P"])
    func titles(_ controller: ViewController?) -> [String]? {
      controller?.navigationItem.leftBarButtonItems?.compactMap(\.title)
    }
    #expect(titles(nav.topViewController) == ["Menu", "Left"])
    #expect(titles(plain) == ["Menu"])
    sliding.setViewControllers([plain, nav], menuTitles: ["P", "N"])
    #expect(titles(nav.topViewController) == ["Menu", "Left"])
    let recording = Recording.atRest(root: sliding)
    #expect(sliding.isMenuVisible)
    recording.stage.click(on: "Menu")
    recording.stage.settle()
    #expect(!sliding.isMenuVisible)
    sliding.style.menuButtonTitle = nil
    #expect(titles(nav.topViewController) == ["Left"] && titles(plain) == nil)
  }

  @Test(
    "SL-4: the menu is a table behind the front, as large as the container, of which 200 points are uncovered"
  )
  func table() throws {
    let scene = SlidingMenuScene()
    let menu = try #require(scene.sliding.menuController as? SlidingMenuTableController)
    #expect(menu.view === menu.tableView)
    #expect(
      scene.sliding.view.convert(menu.view.bounds, from: menu.view)
        == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(scene.x(of: scene.a) == 200)
    #expect(menu.tableView.visibleCells.map(\.textLabel.text) == ["A", "B", "C"])
    #expect(
      menu.tableView.visibleCells.map(\.reuseIdentifier) == Array(repeating: "MenuCell", count: 3))
    let views = scene.sliding.view.subviews
    let order = [menu.view, scene.a.view].map { view in
      views.firstIndex { view.isDescendant(of: $0) }
    }
    #expect(order == [0, 1])
  }

  @Test("SL-5: the index of the visible content and the visibility of the menu can be read")
  func state() {
    let scene = SlidingMenuScene()
    #expect(scene.sliding.selectedIndex == 0 && scene.sliding.isMenuVisible)
    scene.sliding.selectedIndex = 2
    #expect(scene.sliding.selectedIndex == 2 && !scene.sliding.isMenuVisible)
  }

  @Test("SL-6: the first content slides in from the edge to the open menu, with didMove at the end")
  func firstSlide() {
    let scene = SlidingMenuScene(isAtRest: false)
    scene.stage.window.rootViewController = scene.sliding
    #expect(
      scene.recording.turn()
        == "P.ld Menu.ld A.wm(P) A.ld P.wa Menu.wa A.wa || P.ia Menu.ia A.ia P.da Menu.da A.da")
    #expect(scene.x(of: scene.a) == 400)
    scene.step(0.25)
    #expect(scene.x(of: scene.a).map { abs($0 - 300) < 12 } == true)
    #expect(scene.recording.tokens() == "")
    #expect(scene.rest() == "A.dm(P)")
    #expect(scene.x(of: scene.a) == 200)
  }

  @Test("SL-7: toggling slides by 200 points in 0.5 s, and sends no content a call")
  func toggle() {
    let scene = SlidingMenuScene()
    scene.sliding.toggleMenu()
    scene.stage.turn()
    scene.step(0.25)
    #expect(scene.x(of: scene.a).map { abs($0 - 100) < 4 } == true)
    #expect(scene.a.view.frame.size == Size(width: 400, height: 600))
    scene.step(0.24)
    #expect(scene.x(of: scene.a) != 0)
    scene.step(0.02)
    #expect(scene.x(of: scene.a) == 0 && !scene.sliding.isMenuVisible)
    #expect(scene.rest() == "Menu.wd Menu.dd")
    scene.sliding.toggleMenu()
    #expect(scene.rest() == "Menu.wa Menu.ia Menu.da")
    #expect(scene.x(of: scene.a) == 200)
  }

  @Test(
    "SL-8: choosing the visible content does nothing, or closes the menu, depending on the style")
  func reselection() {
    let scene = SlidingMenuScene()
    scene.choose("A")
    #expect(scene.rest() == "")
    #expect(scene.sliding.isMenuVisible)
    let table = (scene.sliding.menuController as? SlidingMenuTableController)?.tableView
    #expect(table?.indexPathForSelectedRow?.row == 0)
    scene.sliding.style.closesOnReselection = true
    scene.choose("A")
    #expect(scene.rest() == "Menu.wd Menu.dd")
    #expect(!scene.sliding.isMenuVisible)
  }

  @Test(
    "SL-9, DC-16, DC-26: choosing another row slides the old content off, and the new content in")
  func selection() {
    let scene = SlidingMenuScene()
    scene.notesSelection = true
    scene.choose("B")
    #expect(
      scene.recording.turn()
        == "shouldSelect(B) B.ld A.wm(nil) B.wm(P) A.wd(true) B.wa(true) || ")
    scene.step(0.49)
    #expect(scene.recording.tokens() == "")
    scene.step(0.03)
    #expect(
      scene.recording.tokens() == "B.ia(true) B.da(true) A.dd(true) B.dm(P) A.dm(nil) didSelect(B)")
    #expect(scene.sliding.selectedIndex == 1)
    #expect(scene.rest() == "Menu.wd Menu.dd")
    #expect(scene.x(of: scene.b) == 0 && scene.sliding.children.map(\.title) == ["Menu", "B"])
  }

  @Test("SL-9: without animation the calls are sent at once, in the same order as with animation")
  func unanimated() {
    let scene = SlidingMenuScene()
    scene.sliding.selectedIndex = 1
    #expect(
      scene.recording.turn()
        == "B.ld A.wm(nil) B.wm(P) A.wd B.wa B.ia B.da A.dd B.dm(P) A.dm(nil) Menu.wd || Menu.dd")
    #expect(scene.x(of: scene.b) == 0)
  }

  @Test("SL-10: clicks on the content are blocked during both halves of a replacement")
  func blocking() {
    var clicks = 0
    let scene = SlidingMenuScene { name in
      let controller = Recording.controller(name)
      let button = Button(title: name) { clicks += 1 }
      controller.view = button
      return controller
    }
    scene.choose("B")
    scene.stage.turn()
    scene.step(0.25)
    scene.stage.click(at: Point(x: 390, y: 300))
    #expect(scene.selected == "A")
    scene.step(0.6)
    #expect(scene.selected == "B" && (scene.x(of: scene.b) ?? 0) > 10)
    scene.stage.click(at: Point(x: 390, y: 300))
    scene.stage.settle()
    #expect(clicks == 0)
    scene.stage.click(at: Point(x: 390, y: 300))
    #expect(clicks == 1)
  }

  @Test("SL-11: a replacement takes one second, with fixed positions at its start, middle and end")
  func places() {
    let scene = SlidingMenuScene()
    scene.choose("B")
    scene.stage.turn()
    #expect(scene.x(of: scene.a) == 200)
    scene.step(0.25)
    #expect(scene.x(of: scene.a).map { abs($0 - 300) < 6 } == true)
    scene.step(0.26)
    #expect(scene.x(of: scene.a) == nil)
    #expect(scene.x(of: scene.b).map { $0 > 396 } == true)
    scene.step(0.25)
    #expect(scene.x(of: scene.b).map { abs($0 - 200) < 35 } == true)
    scene.step(0.3)
    #expect(scene.x(of: scene.b) == 0)
  }

  @Test("SL-12: a resize keeps the position, and the content and the menu are resized once")
  func resize() {
    let scene = SlidingMenuScene()
    scene.stage.resize(to: Size(width: 700, height: 500))
    #expect(scene.x(of: scene.a) == 200 && scene.a.view.frame.size == Size(width: 700, height: 500))
    #expect(
      scene.rest().split(separator: " ").filter { $0.contains(".sz") }
        == ["P.sz(700x500)", "Menu.sz(700x500)", "A.sz(700x500)"])
    scene.sliding.toggleMenu(animated: false)
    scene.stage.resize(to: Size(width: 300, height: 400))
    #expect(scene.x(of: scene.a) == 0 && scene.a.view.frame.size == Size(width: 300, height: 400))
  }

  @Test(
    "SL-12: a resize in either half of a replacement ends with the new size and balanced calls",
    arguments: [0.2, 0.7])
  func resizeWhileMoving(time: Double) {
    let scene = SlidingMenuScene()
    scene.choose("B")
    scene.stage.turn()
    scene.step(time)
    scene.stage.resize(to: Size(width: 800, height: 300))
    scene.stage.settle()
    #expect(scene.x(of: scene.b) == 0 && scene.b.view.frame.size == Size(width: 800, height: 300))
    #expect(scene.shown == ["B"])
  }

  @Test(
    "SL-14: nil titles, rows that do not exist, and early or overlapping selections are accepted")
  func badInput() {
    let early = SlidingMenuController()
    early.style.wrapsContents = false
    let all = ["A", "B", "C"].map(Recording.controller)
    early.setViewControllers(all, menuTitles: ["A", nil, "C"])
    #expect(early.menuTitles == ["A", "", "C"])
    early.selectedIndex = 7
    #expect(early.selectedIndex == 0)
    early.selectedIndex = 1
    #expect(early.selectedViewController === all[1])
    let recording = Recording.atRest(root: early)
    #expect(!early.isMenuVisible && all[1].view.window != nil && !all[0].isViewLoaded)
    recording.stage.settle()

    let scene = SlidingMenuScene()
    var results: [Bool] = []
    scene.choose("B")
    scene.stage.turn()
    scene.step(0.2)
    scene.sliding.select(at: 2, animated: true) { results.append($0) }
    scene.sliding.selectedIndex = 2
    scene.sliding.selectedIndex = -1
    scene.stage.settle()
    #expect(scene.selected == "B" && results == [false])
  }

  @Test("with the queue, selections and movements run one after another")
  func queue() {
    var style = SlidingMenuScene.bare
    style.overlap = .queue
    let scene = SlidingMenuScene(style: style)
    scene.notesMoves = true
    var results: [String] = []
    scene.sliding.select(at: 1, animated: true) { results.append("B \($0)") }
    scene.sliding.select(at: 2, animated: true) { results.append("C \($0)") }
    scene.sliding.setPosition(.leading, animated: true) { results.append("open \($0)") }
    scene.stage.settle()
    #expect(results == ["B true", "C true", "open true"])
    #expect(scene.selected == "C" && scene.sliding.position == .leading)
  }

  @Test(
    "a new list without the visible content shows its first content, and a list with that content moves nothing"
  )
  func lists() {
    let scene = SlidingMenuScene()
    scene.sliding.setViewControllers([scene.c, scene.a], menuTitles: ["3", "1"])
    #expect(scene.rest() == "" && scene.sliding.selectedIndex == 1)
    scene.sliding.setViewControllers([scene.c, scene.b], menuTitles: ["3", "2"])
    #expect(scene.rest() == "C.ld A.wm(nil) C.wm(P) A.wd C.wa C.ia C.da A.dd C.dm(P) A.dm(nil)")
    #expect(scene.selected == "C" && scene.sliding.isMenuVisible)
    scene.sliding.setViewControllers([], menuTitles: [])
    #expect(scene.rest() == "C.wm(nil) C.wd C.dm(nil) C.dd")
    scene.sliding.setViewControllers([scene.a], menuTitles: ["1"])
    #expect(scene.rest() == "A.wm(P) A.wa A.ia A.da A.dm(P)")
    #expect(scene.shown == ["Menu", "A"])
  }

  @Test("an entry may be removed in either half of its replacement", arguments: [0.2, 0.7])
  func removedWhileMoving(time: Double) {
    let scene = SlidingMenuScene()
    scene.choose("B")
    scene.stage.turn()
    scene.step(time)
    scene.sliding.setViewControllers([scene.a, scene.c], menuTitles: ["A", "C"])
    scene.stage.settle()
    #expect(
      scene.selected == "A" && scene.shown == (scene.sliding.isMenuVisible ? ["Menu", "A"] : ["A"]))
    #expect(scene.b.parent == nil)
  }

  @Test("a delegate may select a content, or open the menu, in its callback")
  func delegateChanges() {
    let scene = SlidingMenuScene()
    var rounds = 0
    scene.onDidSelect = { [unowned scene] _ in
      rounds += 1
      if rounds == 1 {
        scene.sliding.select(at: 2, animated: true)
      } else {
        scene.sliding.toggleMenu()
      }
    }
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.selected == "C" && rounds == 2 && scene.sliding.isMenuVisible)
    scene.allowsSelection = false
    scene.choose("A")
    scene.stage.settle()
    #expect(scene.selected == "C")
  }

  @Test("nothing is kept alive")
  func released() {
    weak var sliding: SlidingMenuController?
    weak var content: ViewController?
    do {
      let scene = SlidingMenuScene(["A", "B"], style: .reveal)
      (sliding, content) = (scene.sliding, scene.b)
      scene.sliding.toggleMenu()
      scene.stage.settle()
      scene.choose("B")
      scene.stage.settle()
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(sliding == nil && content == nil)
  }

  @Test("SL-14: a list that is set in the last calls of a replacement waits for their end")
  func listInLastCalls() {
    let scene = SlidingMenuScene(["A", "B", "C", "D"]) { name in
      let content = Restless()
      content.title = name
      return content
    }
    let all = scene.all
    func set(_ indices: Int...) {
      let list = indices.map { all[$0] }
      scene.sliding.setViewControllers(list, menuTitles: list.map(\.title))
    }
    for content in all { content.addLifecycleObserver(scene.recording.recorder) }
    (all[1] as? Restless)?.onDidAppear = { set(2, 0) }
    (all[2] as? Restless)?.onDidAppear = { set(3, 0) }
    scene.sliding.select(at: 1, animated: true)
    scene.stage.advance(by: 0.05)
    _ = scene.recording.tokens()
    // This request ends the replacement of A by B. B then appears and sets the list C, A, but this list, C, D,
    // takes its place. Then C appears and sets the last list: D, A.
    set(2, 3)
    scene.stage.settle()
    #expect(scene.sliding.selectedViewController === all[3])
    #expect(scene.sliding.viewControllers == [all[3], all[0]])
    #expect(all.map { $0.parent === scene.sliding } == [false, false, false, true])
    #expect(all.map(\.appearancePhase) == [.disappeared, .disappeared, .disappeared, .appeared])
    let log = scene.recording.tokens().split(separator: " ")
    for name in ["A", "B", "C", "D"] {
      let moves = log.filter { $0.hasPrefix("\(name).wm") || $0.hasPrefix("\(name).dm") }
      for (will, did) in zip(moves, moves.dropFirst()) where will.hasPrefix("\(name).wm") {
        #expect(did == will.replacing(".wm", with: ".dm"), "\(moves)")
      }
    }
  }
}
