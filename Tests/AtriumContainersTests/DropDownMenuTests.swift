import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The list, the active controller and the height of a drop-down menu.
@MainActor
struct DropDownMenuTests {
  @Test(
    "DD-1: constraints place the bar, the content below the bar, and the menu on top of the content"
  )
  func layout() throws {
    let scene = DropDownMenuScene()
    let menu = scene.menu
    let bar = menu.navigationBar
    #expect(bar.frame == Rect(x: 0, y: 0, width: 400, height: bar.intrinsicContentSize.height))
    #expect(
      menu.activeViewContainer.frame
        == Rect(x: 0, y: bar.frame.maxY, width: 400, height: 600 - bar.frame.maxY))
    #expect(bar.topItem?.leftBarButtonItems?.map(\.title) == ["Menu"])
    scene.open()
    let panel = try #require(menu.menuHeightConstraint.firstItem as? View)
    #expect(panel.frame == Rect(x: 0, y: bar.frame.maxY, width: 200, height: 150))
    #expect(menu.tableView.isDescendant(of: panel))
    #expect(menu.view.subviews.suffix(2) == [panel, bar])
    #expect(menu.view.subviews.first === menu.activeViewContainer)
    scene.stage.resize(to: Size(width: 200, height: 500))
    #expect(panel.frame.width == 160)
    scene.stage.resize(to: Size(width: 100, height: 500))
    #expect(panel.frame.width == 100)
  }

  @Test(
    "DD-2: a list that has the active controller moves nothing, and another list shows its first controller"
  )
  func lists() {
    let scene = DropDownMenuScene()
    scene.menu.selectedViewController = scene.b
    _ = scene.rest()
    scene.open()
    scene.menu.viewControllers = [scene.c, scene.b]
    #expect(scene.rest() == "" && scene.active == "B")
    #expect(scene.menu.tableView.visibleCells.map(\.textLabel.text) == ["C", "B"])
    scene.menu.viewControllers = [scene.c, scene.a]
    #expect(scene.rest() == "B.wm(nil) B.wd B.dm(nil) C.wm(P) C.ld C.wa C.dm(P) C.ia B.dd C.da")
    #expect(scene.title == "C")
    scene.menu.viewControllers = []
    #expect(scene.rest() == "C.wm(nil) C.wd C.dm(nil) C.dd" && scene.active == nil)
    var copy = scene.menu.viewControllers
    copy.append(scene.a)
    #expect(scene.menu.viewControllers.isEmpty)
  }

  @Test(
    "DD-2: a controller that is listed twice, and an active controller that is not in the list, trap"
  )
  func traps() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = DropDownMenuScene()
        scene.menu.sections = [
          .init(viewControllers: [scene.a]), .init(viewControllers: [scene.b, scene.a]),
        ]
      }
    }
    #expect(
      trapMessage(twice?.standardErrorContent)
        == "A is in P.viewControllers twice; list each controller once.")
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        DropDownMenuScene().menu.selectedViewController = Recording.controller("X")
      }
    }
    #expect(
      trapMessage(stranger?.standardErrorContent)
        == "P cannot show X, which is not in its viewControllers; add it to the list first.")
  }

  @Test("DD-3, DC-16: the old controller is removed before the new one is added")
  func swap() {
    let scene = DropDownMenuScene()
    scene.menu.selectedViewController = scene.b
    #expect(
      scene.recording.turn()
        == "A.wm(nil) A.wd A.dm(nil) B.wm(P) B.ld B.wa B.dm(P) || B.ia A.dd B.da")
    #expect(scene.title == "B" && scene.shown == ["B"] && scene.menu.children == [scene.b])
    #expect(scene.b.view.frame == scene.menu.activeViewContainer.bounds)
    #expect(scene.b.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("DD-4: a controller that is set before the view is loaded is shown when the view is loaded")
  func early() {
    let scene = DropDownMenuScene(isAtRest: false)
    scene.menu.selectedViewController = scene.c
    #expect(scene.recording.tokens() == "" && !scene.c.isViewLoaded && scene.c.parent == nil)
    scene.stage.window.rootViewController = scene.menu
    #expect(
      scene.recording.turn()
        == "P.ld C.wm(P) C.ld C.dm(P) P.wa C.wa || P.ia C.ia P.da C.da")
  }

  @Test("DD-5: nil shows no controller, and clears the title")
  func none() {
    let scene = DropDownMenuScene()
    scene.menu.selectedViewController = nil
    #expect(scene.rest() == "A.wm(nil) A.wd A.dm(nil) A.dd")
    #expect(scene.title == nil && scene.shown == [])
    scene.open()
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.active == "B" && scene.title == "B")
  }

  @Test(
    "DC-17: a child that is activated in a call of its own removal is added again after the removal"
  )
  func activatedWhileLeaving() {
    final class Restless: ViewController {
      var onWillDisappear: (() -> Void)?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear?()
        onWillDisappear = nil
      }
    }
    let (a, b) = (Restless(), Restless())
    (a.title, b.title) = ("A", "B")
    let menu = DropDownMenuController()
    menu.title = "M"
    menu.viewControllers = [a, b, Recording.controller("C")]
    let recording = Recording.atRest(root: menu)
    for child in menu.viewControllers { child.addLifecycleObserver(recording.recorder) }
    a.onWillDisappear = {
      menu.selectedViewController = b
      menu.selectedViewController = a
    }
    menu.selectedViewController = menu.viewControllers[2]
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "A.wm(nil) A.wd A.dm(nil) A.wm(M) A.wa A.dm(M) A.ia A.da")
    #expect(menu.selectedViewController === a && menu.children == [a])
  }

  @Test("DD-6: activating the active controller again changes nothing")
  func again() {
    let scene = DropDownMenuScene()
    scene.menu.selectedViewController = scene.a
    #expect(scene.rest() == "")
  }

  @Test(
    "DD-7: at the start the rows are 50 points high, the menu's height is zero, and the first controller is active"
  )
  func start() {
    let scene = DropDownMenuScene()
    #expect(scene.menu.tableView.rowHeight == 50 && scene.menu.menuHeightConstraint.constant == 0)
    #expect(scene.active == "A" && !scene.menu.isMenuVisible)
    #expect(scene.menu.tableView.visibleCells.isEmpty)
  }

  @Test("DD-8: the button opens the menu to the height of its rows in 0.3 s, and closes it to zero")
  func button() {
    let scene = DropDownMenuScene()
    scene.notes = true
    scene.stage.click(on: "Menu")
    scene.stage.turn()
    #expect(scene.menu.menuHeightConstraint.constant == 150 && scene.height < 20)
    scene.stage.advance(by: 0.15)
    #expect(abs(scene.height - 75) < 15)
    scene.stage.advance(by: 0.2)
    #expect(scene.height == 150)
    #expect(scene.rest() == "will(open) did(open,true)")
    scene.stage.click(on: "Menu")
    scene.stage.turn()
    #expect(scene.menu.menuHeightConstraint.constant == 0)
    scene.stage.advance(by: 0.15)
    #expect(abs(scene.height - 75) < 15)
    #expect(scene.rest() == "will(closed) did(closed,true)" && scene.height == 0)
  }

  @Test("DD-8: the desktop style opens in 150 ms and closes in 100 ms")
  func durations() {
    let scene = DropDownMenuScene(style: .desktop)
    scene.menu.toggleMenu()
    scene.stage.turn()
    scene.stage.advance(by: 0.14)
    #expect(scene.height < 120)
    scene.stage.advance(by: 0.03)
    #expect(scene.height == 120)
    scene.menu.toggleMenu()
    scene.stage.turn()
    scene.stage.advance(by: 0.08)
    #expect(scene.height > 0)
    scene.stage.advance(by: 0.04)
    #expect(scene.height == 0)
  }

  @Test("DD-9: choosing a row deselects it, activates its controller, and closes the menu")
  func choice() {
    let scene = DropDownMenuScene()
    scene.open()
    scene.notes = true
    scene.choose("B")
    #expect(
      scene.recording.turn()
        == "should A.wm(nil) A.wd A.dm(nil) B.wm(P) B.ld B.wa B.dm(P) will(closed) B.ia "
        + "didSelect A.dd B.da || ")
    #expect(scene.menu.tableView.indexPathForSelectedRow == nil)
    #expect(scene.rest() == "did(closed,true)")
    scene.open()
    _ = scene.recording.tokens()
    scene.stage.click(at: Point(x: 100, y: 130))
    #expect(scene.rest() == "should will(closed) didSelect did(closed,true)")
  }

  @Test(
    "DD-11: the menu of the demo shows the first, second and third controller with their titles")
  func demo() {
    let scene = DropDownMenuScene(["First", "Second", "Third"])
    #expect(scene.title == "First")
    scene.open()
    #expect(
      scene.menu.tableView.visibleCells.map(\.textLabel.text) == ["First", "Second", "Third"])
    #expect(scene.menu.tableView.visibleCells.map(\.accessoryType) == [.checkmark, .none, .none])
    scene.menu.selectedViewController?.title = "1st"
    #expect(scene.title == "1st")
    scene.stage.settle()
    #expect(scene.menu.tableView.visibleCells.first?.textLabel.text == "1st")
  }

  @Test("the checkmark is on the chosen row while the menu closes")
  func markWhileClosing() {
    let scene = DropDownMenuScene()
    scene.open()
    scene.choose("B")
    #expect(scene.menu.tableView.visibleCells.map(\.accessoryType) == [.none, .checkmark, .none])
    scene.open()
    scene.menu.selectedViewController = scene.c
    #expect(scene.menu.tableView.visibleCells.map(\.accessoryType) == [.none, .none, .checkmark])
  }

  @Test("a movement reverses at its current position, and the pairs of calls stay balanced")
  func turn() {
    let scene = DropDownMenuScene()
    scene.notes = true
    var ends: [Bool] = []
    scene.menu.setMenuVisible(true, animated: true) { ends.append($0) }
    scene.stage.turn()
    scene.stage.advance(by: 0.15)
    let before = scene.height
    scene.menu.setMenuVisible(false, animated: true) { ends.append($0) }
    scene.stage.advance(by: 1.0 / 60)
    #expect(abs(scene.height - before) < 12)
    #expect(scene.rest() == "will(open) did(open,false) will(closed) did(closed,true)")
    #expect(ends == [false, true] && scene.height == 0)
  }

  @Test("a change during an animated change replaces it, and the calls of both are balanced")
  func supersede() {
    let scene = DropDownMenuScene()
    scene.animator = TabFade()
    scene.menu.selectedViewController = scene.b
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    scene.menu.selectedViewController = scene.c
    scene.stage.settle()
    #expect(scene.shown == ["C"] && scene.menu.children == [scene.c])
    scene.menu.selectedViewController = scene.a
    scene.stage.turn()
    scene.menu.viewControllers = [scene.b]
    scene.stage.settle()
    #expect(scene.shown == ["B"] && scene.menu.children == [scene.b] && scene.title == "B")
  }

  @Test("a delegate may change the container in its callbacks")
  func delegateChanges() {
    let scene = DropDownMenuScene()
    scene.onDidSelect = { [unowned scene] _ in scene.menu.selectedViewController = scene.c }
    scene.open()
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.active == "C" && scene.shown == ["C"] && !scene.menu.isMenuVisible)
    scene.onWillSet = { [unowned scene] isVisible in
      if isVisible { scene.menu.setMenuVisible(false, animated: false) }
    }
    scene.menu.setMenuVisible(true, animated: true)
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible || scene.height > 0)
    scene.onWillSet = nil
    scene.allowsSelection = false
    scene.open()
    scene.choose("A")
    scene.stage.settle()
    #expect(scene.active == "C" && scene.menu.isMenuVisible)
  }

  @Test("a child may set another active controller while it appears")
  func interference() {
    final class Restless: ViewController {
      var onComing: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onComing?()
        onComing = nil
      }
    }
    let scene = DropDownMenuScene { name in
      let controller = Restless()
      controller.title = name
      return controller
    }
    (scene.b as? Restless)?.onComing = { [unowned scene] in
      scene.menu.selectedViewController = scene.c
    }
    scene.menu.selectedViewController = scene.b
    scene.stage.settle()
    #expect(scene.shown == ["C"] && scene.menu.children == [scene.c] && scene.title == "C")
  }

  @Test("the state is restored, and an index that does not exist is ignored")
  func restoration() {
    let scene = DropDownMenuScene()
    scene.menu.restore(SavedSelection(selectedIndex: 2))
    #expect(scene.menu.savedState == SavedSelection(selectedIndex: 2))
    scene.menu.restore(.init(selectedIndex: 99))
    scene.menu.restore(.init(selectedIndex: nil))
    #expect(scene.active == "C")
  }

  @Test("nothing is kept alive")
  func released() {
    weak var menu: DropDownMenuController?
    weak var content: ViewController?
    do {
      let scene = DropDownMenuScene(["A", "B"])
      (menu, content) = (scene.menu, scene.b)
      scene.open()
      scene.choose("B")
      scene.stage.settle()
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(menu == nil && content == nil)
  }
}
