import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The keyboard, the pointer, the available space and the sections of a drop-down menu.
@MainActor
struct DropDownMenuInputTests {
  private func titles(_ scene: DropDownMenuScene) -> String? {
    scene.menu.tableView.indexPathForSelectedRow.flatMap {
      scene.menu.tableView.cellForRow(at: $0)?.textLabel.text
    }
  }

  @Test("DD-13: Alt+Down opens the menu, arrows and letters move, Enter chooses, and Escape closes")
  func keys() {
    let scene = DropDownMenuScene(["Apple", "Élan", "Echo", "Banana"])
    scene.stage.key("Alt+Down")
    scene.stage.settle()
    #expect(scene.menu.isMenuVisible && scene.menu.tableView.isFirstResponder)
    #expect(titles(scene) == "Apple")
    scene.stage.type("b")
    #expect(titles(scene) == "Banana")
    scene.stage.key("Escape")
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && scene.active == "Apple")
    scene.stage.key("Alt+Down")
    scene.stage.key("Down")
    scene.stage.key("Return")
    scene.stage.settle()
    #expect(scene.active == "Élan" && !scene.menu.isMenuVisible)
  }

  @Test("DD-14: letters find a row ignoring case and accents, and after a second a new word begins")
  func typing() {
    let scene = DropDownMenuScene(["Apple", "Élan", "Echo", "Łódź"])
    scene.open()
    scene.stage.type("el")
    #expect(titles(scene) == "Élan")
    scene.stage.advance(by: 0.9)
    scene.stage.type("a")
    #expect(titles(scene) == "Élan")
    scene.stage.advance(by: 1.1)
    scene.stage.type("EC")
    #expect(titles(scene) == "Echo")
    scene.stage.advance(by: 1.1)
    scene.stage.type("lod")
    #expect(titles(scene) == "Łódź")
    scene.stage.advance(by: 1.1)
    scene.stage.type("é")
    #expect(titles(scene) == "Élan")
  }

  @Test(
    "DD-13, DD-15: Down and Enter open the menu while the bar has the focus, which returns to the bar or the content"
  )
  func focus() {
    let scene = DropDownMenuScene { name in
      let controller = Recording.controller(name)
      let button = Button(title: "in \(name)") {}
      button.frame = Rect(x: 250, y: 300, width: 100, height: 40)
      controller.view.addSubview(button)
      return controller
    }
    let window = scene.stage.window
    scene.stage.key("Tab")
    let first = window.firstResponder as? View
    #expect(first?.isDescendant(of: scene.menu.navigationBar) == true)
    scene.stage.key("Down")
    scene.stage.settle()
    #expect(scene.menu.tableView.isFirstResponder)
    scene.stage.key("Escape")
    scene.stage.settle()
    #expect(first != nil && window.firstResponder === first)
    scene.stage.key("Return")
    scene.stage.settle()
    #expect(scene.menu.isMenuVisible && scene.menu.tableView.isFirstResponder)
    scene.stage.key("Escape")
    scene.stage.settle()
    let place = scene.a.view.subviews[0]
    place.becomeFirstResponder()
    scene.open()
    scene.choose("B")
    scene.stage.settle()
    #expect(window.firstResponder == nil)
    scene.open()
    scene.choose("A")
    scene.stage.settle()
    #expect(place.isFirstResponder)
    scene.open()
    scene.stage.key("Tab")
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && window.firstResponder !== scene.menu.tableView)
  }

  @Test(
    "DD-16: a click beside the menu closes it, and reaches the content only if the style allows it")
  func outside() {
    var clicks = 0
    let scene = DropDownMenuScene { name in
      let controller = Recording.controller(name)
      controller.view = Button(title: "content \(name)") { clicks += 1 }
      return controller
    }
    scene.open()
    scene.stage.click(at: Point(x: 350, y: 400))
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && clicks == 0)
    scene.menu.style.passesOutsidePresses = true
    scene.open()
    scene.stage.click(at: Point(x: 350, y: 400))
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && clicks == 1)
    scene.open()
    scene.stage.touchTap(fingers: 1, at: Point(x: 350, y: 400))
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && clicks == 2)
  }

  @Test("sections have titles, and the rows of every section can be chosen")
  func sections() {
    let scene = DropDownMenuScene()
    scene.menu.sections = [
      .init(title: "One", viewControllers: [scene.a]),
      .init(title: "Two", viewControllers: [scene.b, scene.c]),
      .init(title: "None", viewControllers: []),
    ]
    scene.open()
    #expect(scene.menu.viewControllers == scene.all)
    #expect(scene.menu.tableView.numberOfSections == 3)
    #expect(scene.menu.menuHeightConstraint.constant > 150)
    #expect(scene.menu.menuHeightConstraint.constant == scene.menu.tableView.contentSize.height)
    scene.choose("C")
    scene.stage.settle()
    #expect(scene.active == "C")
  }

  @Test("DD-18: a menu that does not fit scrolls, and stays open in a resize")
  func scrolling() {
    let scene = DropDownMenuScene((0..<30).map { "Row \($0)" })
    scene.open()
    let bar = scene.menu.navigationBar.frame.height
    #expect(scene.menu.menuHeightConstraint.constant == 600 - bar - 16)
    scene.stage.resize(to: Size(width: 500, height: 300))
    scene.stage.settle()
    #expect(scene.menu.isMenuVisible && scene.menu.menuHeightConstraint.constant == 300 - bar - 16)
    scene.stage.key("End")
    scene.stage.key("Return")
    scene.stage.settle()
    #expect(scene.active == "Row 29")
    scene.open()
    #expect(titles(scene) == "Row 29")
    scene.stage.key("Escape")
    scene.stage.settle()
    scene.menu.setMenuVisible(true, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Size(width: 500, height: 2000))
    scene.stage.settle()
    #expect(scene.height == 1500 && scene.menu.menuHeightConstraint.constant == 1500)
  }

  @Test(
    "DD-18: the menu of a bar below the content opens upwards, even if the bar moves there while it is open"
  )
  func flip() throws {
    let scene = DropDownMenuScene()
    scene.menu.style.barEdge = .bottom
    scene.stage.settle()
    let bar = scene.menu.navigationBar
    #expect(bar.frame.maxY == 600 && scene.menu.activeViewContainer.frame.minY == 0)
    #expect(scene.a.view.frame.height == 600 - bar.frame.height)
    scene.open()
    let panel = try #require(scene.menu.menuHeightConstraint.firstItem as? View)
    #expect(panel.frame == Rect(x: 0, y: bar.frame.minY - 150, width: 200, height: 150))
    scene.stage.resize(to: Size(width: 500, height: 130))
    scene.stage.settle()
    let room = 130 - bar.frame.height - 16
    #expect(panel.frame == Rect(x: 0, y: bar.frame.minY - room, width: 250, height: room))
    scene.menu.style.barEdge = .top
    scene.stage.settle()
    #expect(panel.frame.minY == bar.frame.maxY && bar.frame.minY == 0)
    #expect(scene.menu.isMenuVisible && panel.frame.height == room)
  }

  @Test(
    "DD-17: a resting pointer opens the menu only if the style allows it, and does not move the focus"
  )
  func hover() throws {
    let scene = DropDownMenuScene()
    let button = try #require(scene.stage.view(named: "Menu"))
    let (over, away) = (button.convert(button.bounds, to: nil).center, Point(x: 350, y: 500))
    scene.stage.move(to: over)
    scene.stage.advance(by: 1)
    #expect(!scene.menu.isMenuVisible)
    scene.menu.style.opensOnHover = true
    func rest(at point: Point, _ seconds: Double) {
      scene.stage.move(to: point)
      scene.stage.advance(by: seconds)
    }
    // A pointer that only crosses the button does not open the menu.
    rest(at: away, 0.1)
    rest(at: over, 0.1)
    rest(at: away, 0.3)
    #expect(!scene.menu.isMenuVisible)
    rest(at: over, 0.16)
    #expect(scene.menu.isMenuVisible && scene.stage.window.firstResponder == nil)
    scene.stage.advance(by: 0.4)
    // The menu stays while the pointer is over it, and short moves elsewhere do not close it.
    rest(at: Point(x: 100, y: 120), 1)
    rest(at: away, 0.2)
    rest(at: Point(x: 100, y: 120), 1)
    #expect(scene.menu.isMenuVisible)
    rest(at: away, 0.31)
    #expect(!scene.menu.isMenuVisible)
    scene.stage.settle()
    rest(at: over, 0.2)
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.active == "B" && !scene.menu.isMenuVisible)
    // A click on the button keeps the menu open. After Escape the pointer has to leave the button
    // first.
    rest(at: over, 0.6)
    scene.stage.click(at: over)
    rest(at: away, 1)
    #expect(scene.menu.isMenuVisible)
    scene.stage.move(to: over)
    scene.menu.setMenuVisible(false, animated: true)
    rest(at: over + Point(x: 1, y: 0), 1)
    #expect(!scene.menu.isMenuVisible)
    rest(at: away, 0.1)
    rest(at: over, 0.2)
    #expect(scene.menu.isMenuVisible)
  }

  @Test("in a right-to-left layout the menu is at the right edge")
  func mirrored() throws {
    let scene = DropDownMenuScene(settings: Settings(layoutDirection: .rightToLeft))
    scene.open()
    let panel = try #require(scene.menu.menuHeightConstraint.firstItem as? View)
    #expect(panel.frame.minX == 200 && panel.frame.maxX == 400)
  }

  @Test(
    "DD-19: with reduced motion the menu fades, and with motion off it opens at once",
    arguments: [Motion.reduced, .off])
  func reduced(motion: Motion) {
    let scene = DropDownMenuScene(settings: Settings(motion: motion))
    scene.notes = true
    scene.menu.toggleMenu()
    scene.stage.turn()
    #expect(scene.height == 150)
    #expect(scene.rest() == "will(open) did(open,true)")
    scene.menu.toggleMenu()
    #expect(scene.rest() == "will(closed) did(closed,true)")
    #expect(scene.height == 0 && scene.stage.window.isIdle)
  }

  @Test("only the active controller's view is loaded, and a closed menu makes no cells")
  func loading() {
    let scene = DropDownMenuScene((0..<50).map { "\($0)" })
    #expect(scene.all.filter(\.isViewLoaded).count == 1)
    #expect(scene.menu.tableView.visibleCells.isEmpty)
    scene.open()
    #expect((1...14).contains(scene.menu.tableView.visibleCells.count))
    #expect(scene.all.filter(\.isViewLoaded).count == 1)
  }

  @Test("odd sizes are accepted, and a container may be removed with an open menu")
  func extremes() {
    var style = DropDownMenuController.Style.plain
    (style.rowHeight, style.openDuration, style.margin) = (.nan, -1, .infinity)
    let scene = DropDownMenuScene(style: style, size: Size(width: 1, height: 1))
    scene.open()
    scene.stage.resize(to: Size(width: 400, height: 10))
    scene.stage.settle()
    scene.menu.style = .plain
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.stage.settle()
    #expect(scene.menu.isMenuVisible && scene.height == 150)
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()
    #expect(!scene.menu.isMenuVisible && scene.shown == [])
    let empty = DropDownMenuScene([])
    empty.open()
    #expect(empty.menu.isMenuVisible && empty.height == 0)
  }
}
