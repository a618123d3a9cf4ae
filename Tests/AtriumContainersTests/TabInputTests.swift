import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The input by which a user selects tabs.
@MainActor
struct TabInputTests {
  private let scene = TabScene(["A", "B", "C", "D", "E", "F", "G"])

  private func press(_ key: String) -> String? {
    scene.stage.key(key)
    scene.stage.settle()
    return scene.selected
  }

  @Test(
    "Ctrl+Tab and Ctrl with the page keys cycle, and skip disabled tabs and tabs in the More list")
  func step() {
    #expect(press("Ctrl+Tab") == "B")
    scene.c.tabBarItem.isEnabled = false
    #expect(press("Ctrl+PageDown") == "D")
    #expect(press("Ctrl+Tab") == "E")
    #expect(press("Ctrl+PageUp") == "D")
    #expect(press("Ctrl+Shift+Tab") == "B")
    #expect(press("Ctrl+Shift+Tab") == "A")
    #expect(press("Ctrl+Shift+Tab") == "G")
    #expect(press("Ctrl+Tab") == "A")
  }

  @Test(
    "Ctrl+Tab from the More list selects its first tab, and Ctrl+Shift+Tab the last tab of the bar")
  func stepFromMore() {
    scene.tabs.selectedViewController = scene.tabs.moreNavigationController
    #expect(scene.tabs.selectedIndex == TabBarController.notFound)
    #expect(press("Ctrl+Tab") == "E")
    scene.tabs.selectedViewController = scene.tabs.moreNavigationController
    #expect(press("Ctrl+Shift+Tab") == "D")
  }

  @Test("Alt with a digit selects by position, and the delegate is asked")
  func digits() {
    _ = scene.rest()
    #expect(press("Alt+3") == "C")
    #expect(
      scene.recording.tokens() == "shouldSelect(C) C.ld C.wa A.wd didSelect(C) C.ia A.dd C.da")
    #expect(press("Alt+7") == "G")
    #expect(press("Alt+8") == "G")
    #expect(press("Alt+0") == "G")
    scene.allows = false
    #expect(press("Alt+1") == "G")
    let ten = TabScene((0..<10).map { "T\($0)" })
    ten.stage.key("Alt+0")
    #expect(ten.selected == "T9")
  }

  @Test("arrows select in the bar while it has the focus")
  func arrows() {
    scene.tabs.tabBar.becomeFirstResponder()
    #expect(press("Right") == "B")
    #expect(press("End") == "More")
    #expect(press("Left") == "D")
  }

  @Test("the innermost tab bar controller handles the keys")
  func nested() {
    let inner = TabBarController(viewControllers: ["X", "Y"].map(Recording.controller))
    scene.tabs.viewControllers = [inner, scene.b]
    scene.stage.settle()
    scene.stage.key("Ctrl+Tab")
    #expect(inner.selectedIndex == 1 && scene.tabs.selectedIndex == 0)
  }

  @Test(
    "T-3: a tap on the selected tab pops to the root, then scrolls to the top, unless the stack's delegate refuses"
  )
  func again() {
    final class Veto: NavigationControllerDelegate {
      var allows = false
      func navigationController(
        _ navigationController: NavigationController, shouldPop viewController: ViewController
      ) -> Bool { allows }
    }
    let (root, navigation) = (ViewController(), NavigationController())
    let content = ScrollView()
    content.contentSize = Size(width: 100, height: 3000)
    root.view = content
    navigation.setViewControllers([root, ViewController(), ViewController()], animated: false)
    navigation.title = "nav"
    scene.tabs.viewControllers = [navigation, scene.b]
    scene.stage.settle()
    let veto = Veto()
    navigation.delegate = veto
    scene.stage.click(on: "nav")
    #expect(navigation.viewControllers.count == 3)
    veto.allows = true
    scene.stage.click(on: "nav")
    scene.stage.settle()
    #expect(navigation.viewControllers == [root])
    let top = content.contentOffset.y
    content.contentOffset.y = 700
    scene.stage.click(on: "nav")
    scene.stage.settle()
    #expect(content.contentOffset.y == top)
    content.contentOffset.y = 700
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    #expect(content.contentOffset.y == 700)
  }

  // MARK: More

  @Test(
    "T-8: four tabs and More fit, and a tap on More shows the list, from which a tab is selected")
  func more() {
    #expect(scene.barTitles == ["A", "B", "C", "D", "More"])
    let more = scene.tabs.moreNavigationController
    #expect(scene.tabs.customizableViewControllers == scene.all)
    scene.stage.click(on: "More")
    scene.stage.settle()
    #expect(scene.selected == "More" && scene.tabs.selectedIndex == TabBarController.notFound)
    #expect(scene.tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(scene.tabs.viewControllers == scene.all)
    _ = scene.rest()
    scene.stage.click(on: "F")
    scene.stage.settle()
    #expect(scene.selected == "F" && scene.tabs.selectedIndex == 5 && scene.shown == ["F"])
    #expect(scene.all[5].parent === scene.tabs)
    #expect(scene.tabs.tabBar.selectedItem === more.tabBarItem)
    scene.stage.click(on: "More")
    scene.stage.settle()
    #expect(scene.selected == "More" && scene.shown == ["More"])
    scene.stage.key("Down")
    #expect(scene.selected == "More")
    scene.stage.click(on: "A")
    scene.stage.settle()
    #expect(scene.selected == "A" && scene.shown == ["A"])
  }

  @Test("T-8: a badge of a tab in the More list is shown as a dot on the More item")
  func moreBadge() {
    let item: TabBarItem = scene.tabs.moreNavigationController.tabBarItem
    #expect(item.badgeValue == nil)
    scene.all[5].tabBarItem.badgeValue = "2"
    #expect(item.badgeValue == "")
    scene.all[5].tabBarItem.badgeValue = nil
    #expect(item.badgeValue == nil)
  }

  @Test("T-8: the order is edited in the More list by keys and by a drag")
  func edit() {
    scene.stage.click(on: "More")
    scene.stage.settle()
    scene.stage.click(on: "Edit")
    scene.stage.settle()
    scene.stage.drag(
      from: Point(x: 100, y: row(5)), to: Point(x: 100, y: row(0)))
    scene.stage.settle()
    #expect(scene.titles == ["F", "A", "B", "C", "D", "E", "G"])
    #expect(scene.barTitles == ["F", "A", "B", "C", "More"])
    scene.stage.click(at: Point(x: 100, y: row(6)))
    scene.stage.key("Alt+Up")
    #expect(scene.titles == ["F", "A", "B", "C", "D", "G", "E"])
    scene.stage.key("Escape")
    scene.stage.settle()
    #expect(scene.selected == "More")
    #expect(
      scene.orders == ["begin ABCDEFG", "end FABCDGE true", "ended FABCDGE true"])
  }

  @Test("the header of the edited More list is in the language of the program")
  func editLanguage() {
    LocalizedStrings.current = LocalizedStrings(
      language: "de",
      table: ["Drag, or press Alt with an arrow. The first %@ are in the bar.": "Die ersten %@"])
    defer { LocalizedStrings.current = LocalizedStrings() }
    scene.stage.click(on: "More")
    scene.stage.settle()
    scene.stage.click(on: "Edit")
    scene.stage.settle()
    let list = scene.tabs.moreNavigationController.topViewController?.view as? TableView
    let header = list.flatMap { $0.dataSource?.tableView($0, titleForHeaderInSection: 0) }
    #expect(header == "Die ersten 4")
  }

  @Test("a tab that is removed after the order was edited is released")
  func editedThenRemoved() {
    let tabs = TabBarController()
    weak var removed: ViewController?
    do {
      let all = ["A", "B", "C", "D", "E", "F", "G"].map(Recording.controller)
      tabs.viewControllers = all
      removed = all[6]
    }
    let stage = Recording.atRest(root: tabs).stage
    stage.click(on: "More")
    stage.settle()
    stage.click(on: "Edit")
    stage.settle()
    stage.key("Escape")
    stage.settle()
    tabs.viewControllers = tabs.viewControllers?.dropLast()
    stage.settle()
    #expect(tabs.viewControllers?.count == 6 && removed == nil)
  }

  @Test("a finger drags a tab at once by its grip, and elsewhere after a long press")
  func grip() {
    scene.stage.click(on: "More")
    scene.stage.settle()
    scene.stage.click(on: "Edit")
    scene.stage.settle()
    func drag(x: Double, pause: Double) {
      scene.stage.touch(began: Point(x: x, y: row(0)))
      scene.stage.advance(by: pause)
      for y in stride(from: row(0), through: row(2), by: 4) {
        scene.stage.advance(by: 0.02)
        scene.stage.touch(moved: Point(x: x, y: y))
      }
      scene.stage.touch(ended: Point(x: x, y: row(2)))
      scene.stage.settle()
    }
    drag(x: 100, pause: 0.05)
    #expect(scene.titles == ["A", "B", "C", "D", "E", "F", "G"])
    drag(x: 380, pause: 0.05)
    #expect(scene.titles == ["B", "C", "A", "D", "E", "F", "G"])
    drag(x: 100, pause: 0.6)
    #expect(scene.titles == ["C", "A", "B", "D", "E", "F", "G"])
  }

  /// Returns the vertical centre of a row of the More list in edit mode, in the window.
  private func row(_ index: Int) -> Double {
    guard let list = scene.tabs.moreNavigationController.topViewController?.view as? TableView
    else { return -1 }
    let rect = list.rectForRow(at: IndexPath(row: index, section: 0))
    return list.convert(Point(x: 1, y: rect.midY), to: nil).y
  }

  @Test("only customizable controllers can be moved, and without any there is no Edit button")
  func customizable() {
    scene.tabs.selectedIndex = 1
    scene.tabs.customizableViewControllers = [scene.b, scene.all[3], scene.all[6]]
    scene.stage.key("Ctrl+Shift+PageDown")
    #expect(scene.titles == ["A", "D", "C", "B", "E", "F", "G"])
    #expect(scene.selected == "B" && scene.orders == ["ended ADCBEFG true"])
    scene.stage.key("Ctrl+Shift+PageUp")
    scene.stage.key("Ctrl+Shift+PageUp")
    #expect(scene.titles == ["A", "B", "C", "D", "E", "F", "G"])
    scene.tabs.customizableViewControllers = []
    scene.stage.click(on: "More")
    scene.stage.settle()
    #expect(scene.stage.view(named: "Edit") == nil)
  }

  // MARK: The sidebar

  @Test("a wide view has a sidebar with all tabs, and the shown tab is not moved and gets no call")
  func sidebar() {
    scene.tabs.selectedIndex = 5
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(scene.tabs.isSidebarShown && scene.tabs.tabBar.isHidden)
    #expect(
      scene.all[5].view.convert(scene.all[5].view.bounds, to: nil)
        == Rect(x: 200, y: 0, width: 600, height: 600))
    #expect(
      scene.rest()
        == "tabs.tc(R,R) F.tc(R,R) tabs.sz(800x600) F.sz(600x600) tabs.wr(l) F.wr(l) tabs.war(l) "
        + "F.war(l) tabs.dr(p) F.dr(p)")
    scene.stage.click(on: "B")
    #expect(scene.rest() == "shouldSelect(B) B.ld B.wa F.wd didSelect(B) B.ia F.dd B.da")
    #expect(press("Down") == "C")
    scene.allows = false
    #expect(press("Down") == "C")
    scene.stage.click(on: "B")
    scene.stage.settle()
    #expect(scene.selected == "C")
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.stage.settle()
    #expect(!scene.tabs.isSidebarShown && scene.selected == "C")
    #expect(scene.stage.window.firstResponder === scene.tabs.tabBar)
  }

  @Test("T-8: the last tab replaces the More list when the view becomes wide")
  func moreBecomesWide() {
    scene.tabs.selectedIndex = 2
    scene.tabs.selectedViewController = scene.tabs.moreNavigationController
    scene.stage.settle()
    scene.stage.resize(to: Size(width: 700, height: 500))
    scene.stage.settle()
    #expect(scene.selected == "C" && scene.shown == ["C"])
  }

  @Test(
    "in a right-to-left layout the sidebar is at the right and the bar is ordered from the right")
  func mirrored() {
    let settings = Settings(layoutDirection: .rightToLeft)
    let wide = TabScene(size: Size(width: 800, height: 400), settings: settings)
    #expect(wide.a.view.convert(wide.a.view.bounds, to: nil).minX == 0)
    #expect(wide.a.view.bounds.width == 600)
    let narrow = TabScene(settings: settings)
    narrow.tabs.tabBar.becomeFirstResponder()
    narrow.stage.key("Left")
    #expect(narrow.selected == "B")
  }

  @Test("modes, hidden bars, and invalid sizes are accepted")
  func modes() {
    let tabs = scene.tabs
    func frame() -> Rect {
      scene.stage.settle()
      return tabs.view.convert(scene.a.view.bounds, from: scene.a.view)
    }
    tabs.mode = .tabSidebar
    #expect(frame() == Rect(x: 180, y: 0, width: 220, height: 600))
    tabs.sidebarWidth = .nan
    #expect(frame() == Rect(x: 180, y: 0, width: 220, height: 600))
    tabs.sidebarWidth = -5
    #expect(frame() == Rect(x: 0, y: 0, width: 400, height: 600))
    tabs.sidebarWidth = 5000
    #expect(frame().width == 0)
    tabs.mode = .automatic
    tabs.sidebarBreakpoint = .nan
    #expect(frame() == Rect(x: 0, y: 0, width: 400, height: 544))
    tabs.setTabBarHidden(true, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(frame() == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(tabs.tabBar.isHidden && press("Ctrl+Tab") == "B" && press("Ctrl+Shift+Tab") == "A")
    tabs.isTabBarHidden = false
    #expect(frame() == Rect(x: 0, y: 0, width: 400, height: 544))
    scene.stage.resize(to: Size(width: 60, height: 30))
    scene.stage.settle()
    #expect(scene.barTitles == ["More"])
    scene.stage.resize(to: Size(width: 200, height: 150))
    scene.stage.settle()
    #expect(scene.barTitles == ["A", "B", "More"])
  }

  // MARK: Swipe

  private func swipe(to x: Double, pause: Double = 0) {
    scene.stage.touch(began: Point(x: 300, y: 200))
    for step in 1...10 {
      scene.stage.advance(by: 0.03)
      scene.stage.touch(moved: Point(x: 300 + (x - 300) * Double(step) / 10, y: 200))
    }
    scene.stage.advance(by: pause)
    scene.stage.touch(ended: Point(x: x, y: 200))
  }

  @Test("a swipe selects the next tab if it is allowed, and notifies the delegate at its end")
  func swipes() {
    swipe(to: 20)
    #expect(scene.rest().isEmpty)
    scene.tabs.allowsSwipeBetweenTabs = true
    swipe(to: 20)
    #expect(
      scene.rest()
        == "shouldSelect(B) B.ld B.wa(true) A.wd(true) B.ia(true) A.dd(true) B.da(true) didSelect(B)"
    )
    #expect(scene.shown == ["B"])
    swipe(to: 250, pause: 0.5)
    #expect(
      scene.rest()
        == "shouldSelect(C) C.ld C.wa(true) B.wd(true) C.ia(true) C.wd(true) C.dd(true) B.wa(true) "
        + "B.da(true)")
    #expect(scene.selected == "B" && scene.shown == ["B"])
    #expect(scene.b.view.frame == Rect(x: 0, y: 0, width: 400, height: 544))
    scene.allows = false
    swipe(to: 20)
    #expect(scene.rest() == "shouldSelect(C)")
  }

  // MARK: hidesBottomBarWhenPushed

  @Test("N-28: the bar is hidden while a pushed controller hides it, even when a pop is cancelled")
  func hidesBar() {
    let (root, pushed) = (ViewController(), ViewController())
    pushed.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: root)
    scene.tabs.viewControllers = [navigation, scene.b]
    scene.stage.settle()
    let bar = scene.tabs.tabBar
    navigation.pushViewController(pushed, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(!bar.isHidden && bar.frame.minY == 600)
    #expect((545...599).contains(bar.presentation.frame.minY))
    scene.stage.settle()
    #expect(bar.isHidden && pushed.view.convert(pushed.view.bounds, to: nil).maxY == 600)
    // A drag that ends before the middle.
    scene.stage.touch(began: Point(x: 2, y: 300))
    for x in [30.0, 60, 90] {
      scene.stage.advance(by: 0.1)
      scene.stage.touch(moved: Point(x: x, y: 300))
    }
    scene.stage.advance(by: 0.5)
    #expect(!bar.isHidden)
    scene.stage.touch(ended: Point(x: 90, y: 300))
    scene.stage.settle()
    #expect(navigation.viewControllers.count == 2 && bar.isHidden)
    #expect(pushed.view.convert(pushed.view.bounds, to: nil).maxY == 600)
    // Another tab shows the bar. When this tab is selected again, the bar is hidden.
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(!bar.isHidden && bar.frame.minY == 544)
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    #expect(bar.isHidden)
    navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(!bar.isHidden && bar.frame.minY == 544)
    #expect((545...599).contains(bar.presentation.frame.minY))
    scene.stage.settle()
    #expect(!bar.isHidden && root.view.convert(root.view.bounds, to: nil).maxY == 544)
  }
  @Test("N-28: the bar is hidden while the root hides it, and for the controllers above the root")
  func hidesBarAtRoot() {
    let (root, pushed) = (ViewController(), ViewController())
    root.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: root)
    scene.tabs.viewControllers = [navigation, scene.b]
    scene.stage.settle()
    let bar = scene.tabs.tabBar
    #expect(bar.isHidden && root.view.convert(root.view.bounds, to: nil).maxY == 600)
    navigation.pushViewController(pushed, animated: false)
    scene.stage.settle()
    #expect(bar.isHidden)
    root.hidesBottomBarWhenPushed = false
    navigation.popViewController(animated: true)
    scene.stage.settle()
    #expect(!bar.isHidden && root.view.convert(root.view.bounds, to: nil).maxY == 544)
  }
}
