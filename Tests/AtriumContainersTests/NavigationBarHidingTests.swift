import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Bars of a stack that hide on a swipe, on a tap, in a compact height and for a controller, combined
/// with large titles and extended views.
@MainActor
struct NavigationBarHidingTests {
  private let scene = NavigationScene()
  private var navigation: NavigationController { scene.navigation }

  private func showToolbar() {
    scene.a.toolbarItems = [BarButtonItem(title: "Share")]
    navigation.isToolbarHidden = false
    scene.stage.settle()
  }

  private func drag(from: Point, by way: Double) {
    scene.stage.touch(began: from)
    for step in 1...8 {
      scene.stage.advance(by: 0.016)
      scene.stage.touch(moved: Point(x: from.x, y: from.y + way * Double(step) / 8))
    }
    scene.stage.touch(ended: Point(x: from.x, y: from.y + way))
    scene.stage.settle()
  }

  @Test(
    "N-34: a swipe up hides both bars and a swipe down shows them again, even without scrolling")
  func swipe() {
    showToolbar()
    drag(from: Point(x: 200, y: 400), by: -120)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    #expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    drag(from: Point(x: 200, y: 400), by: -120)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(scene.a.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    drag(from: Point(x: 200, y: 200), by: 120)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 496))
  }

  @Test("N-34: a toolbar that the program has hidden stays hidden")
  func hiddenToolbar() {
    scene.a.toolbarItems = [BarButtonItem(title: "Share")]
    navigation.hidesBarsOnSwipe = true
    drag(from: Point(x: 200, y: 400), by: -120)
    drag(from: Point(x: 200, y: 200), by: 120)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test(
    "N-34: a tap on the content hides both bars or shows them again, but a tap on a control does not"
  )
  func tap() {
    showToolbar()
    var presses = 0
    let button = Button(title: "Press") { presses += 1 }
    button.frame = Rect(x: 20, y: 20, width: 120, height: 44)
    scene.a.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    scene.stage.settle()
    scene.stage.click(on: "Press")
    scene.stage.settle()
    #expect(presses == 1 && !navigation.isNavigationBarHidden)
    scene.stage.click(at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    scene.stage.click(at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    scene.stage.click(at: Point(x: 200, y: 20))
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("N-34: in a compact height the bars hide, and a tap at their position shows them again")
  func compact() {
    navigation.hidesBarsWhenVerticallyCompact = true
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    scene.stage.resize(to: Size(width: 600, height: 400))
    scene.stage.settle()
    #expect(navigation.isNavigationBarHidden && scene.a.view.frame.minY == 0)
    scene.stage.click(at: Point(x: 200, y: 200))
    scene.stage.settle()
    #expect(navigation.isNavigationBarHidden)
    scene.stage.click(at: Point(x: 200, y: 20))
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    navigation.isNavigationBarHidden = true
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test(
    "N-27: a large title is small in a compact height, and a child is notified of its final size")
  func largeTitle() {
    navigation.navigationBar.prefersLargeTitles = true
    scene.stage.settle()
    #expect(navigation.navigationBar.frame.height == 104)
    _ = scene.recording.tokens()
    scene.stage.resize(to: Size(width: 500, height: 400))
    #expect(scene.rest().contains("A.sz(500x348)"))
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 500, height: 348))
    scene.stage.resize(to: Size(width: 400, height: 600))
    #expect(scene.rest().contains("A.sz(400x496)"))
    #expect(scene.a.view.frame == Rect(x: 0, y: 104, width: 400, height: 496))
  }

  @Test("N-27: a title is small from the beginning in a window with a compact height")
  func compactFromTheBeginning() {
    let navigation = NavigationController(rootViewController: scene.b)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(size: Size(width: 320, height: 240))
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 52)
    let titles = stage.window.subviews.flatMap(labels).filter { $0.text == "B" && $0.isSeen }
    #expect(titles.map(\.font) == [.preferredFont(forTextStyle: .headline)])
  }

  private func labels(in view: View) -> [Label] {
    (view as? Label).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test(
    "N-28: the toolbar is hidden for a controller that hides it and for controllers above it, and then slides back"
  )
  func hidesToolbar() {
    showToolbar()
    scene.b.toolbarItems = [BarButtonItem(title: "Delete")]
    scene.b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(scene.b, animated: true)
    scene.stage.advance(by: 0.1)
    let y = navigation.toolbar.presentation.frame.minY
    #expect(y > 548 && y < 600)
    scene.stage.settle()
    #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden)
    #expect(scene.b.view.frame == Rect(x: 0, y: 52, width: 400, height: 548))
    navigation.pushViewController(scene.c, animated: false)
    scene.stage.settle()
    #expect(scene.c.view.frame.height == 548)
    navigation.popToRootViewController(animated: true)
    scene.stage.settle()
    #expect(!navigation.toolbar.isHidden && scene.a.view.frame.height == 496)
    #expect(navigation.toolbar.frame.minY == 548)
  }

  @Test("N-33: a view extends below translucent bars only at the edges that its controller allows")
  func edges() {
    navigation.navigationBar.isTranslucent = true
    navigation.toolbar.isTranslucent = true
    showToolbar()
    scene.a.edgesForExtendedLayout = .bottom
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 548))
    #expect(scene.a.view.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 52, right: 0))
    scene.a.edgesForExtendedLayout = []
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 496))
    #expect(scene.a.view.safeAreaInsets == .zero)
  }

  @Test("N-33: a view extends below opaque bars if its controller requests it")
  func opaque() {
    showToolbar()
    #expect(scene.a.edgesForExtendedLayout == .all && !scene.a.extendedLayoutIncludesOpaqueBars)
    scene.a.extendedLayoutIncludesOpaqueBars = true
    scene.stage.settle()
    #expect(scene.a.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(scene.a.view.safeAreaInsets == EdgeInsets(top: 52, left: 0, bottom: 52, right: 0))
  }

  @Test("N-33: a tab's view extends below the bar if its controller requests it")
  func tab() {
    let tabs = TabScene()
    #expect(tabs.a.view.frame.height == 544)
    tabs.a.extendedLayoutIncludesOpaqueBars = true
    tabs.stage.settle()
    #expect(tabs.a.view.frame.height == 600)
    #expect(tabs.a.view.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 56, right: 0))
    tabs.tabs.selectedIndex = 1
    tabs.stage.settle()
    #expect(tabs.b.view.frame.height == 544 && tabs.b.view.safeAreaInsets == .zero)
    tabs.tabs.selectedIndex = 0
    tabs.stage.settle()
    #expect(tabs.a.view.frame.height == 600)
  }

  @Test("N-16: additional insets of the stack change the child's safe area, but not its frame")
  func additionalInsets() {
    let insets = EdgeInsets(top: 10, left: 3, bottom: 20, right: 0)
    navigation.additionalSafeAreaInsets = insets
    scene.stage.settle()
    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 548))
    #expect(scene.a.view.safeAreaInsets == insets)
    showToolbar()
    #expect(navigation.toolbar.frame.maxY == 600)
    #expect(scene.a.view.frame == Rect(x: 0, y: 52, width: 400, height: 496))
    #expect(scene.a.view.safeAreaInsets == insets)
    navigation.navigationBar.isTranslucent = true
    scene.stage.settle()
    #expect(scene.a.view.frame.minY == 0 && scene.a.view.safeAreaInsets.top == 62)
  }

  @Test(
    "N-16: additional insets of a tab bar controller change the child's safe area, but not its frame"
  )
  func additionalInsetsOfTabs() {
    let tabs = TabScene()
    tabs.tabs.additionalSafeAreaInsets.bottom = 20
    tabs.stage.settle()
    #expect(tabs.tabs.tabBar.frame.maxY == 600 && tabs.a.view.frame.height == 544)
    #expect(tabs.a.view.safeAreaInsets.bottom == 20)
  }

  @Test("a navigation controller can use bars of other classes")
  func classes() {
    final class Bar: NavigationBar {}
    final class Tools: Toolbar {}
    let navigation = NavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    navigation.viewControllers = [scene.b]
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    #expect(navigation.navigationBar.topItem === scene.b.navigationItem)
    #expect(!(NavigationController(navigationBarClass: nil, toolbarClass: nil).toolbar is Tools))
  }

  /// Returns whether the picture in the middle of a change differs from those before and after it.
  private func fades(_ change: () -> Void) -> Bool {
    let before = scene.stage.snapshot()
    change()
    scene.stage.advance(by: 0.1)
    let middle = scene.stage.snapshot()
    scene.stage.settle()
    return !middle.isIdentical(to: before) && !middle.isIdentical(to: scene.stage.snapshot())
  }

  @Test("bar items change with a fade if the call is animated")
  func fades() {
    let item = scene.a.navigationItem
    func button(_ title: String) -> BarButtonItem { BarButtonItem(title: title) }
    #expect(fades { item.setRightBarButton(button("Add"), animated: true) })
    #expect(scene.stage.view(named: "Add") != nil)
    #expect(fades { item.setLeftBarButtonItems([button("Close")], animated: true) })
    #expect(!fades { item.setRightBarButtonItems([button("Done")], animated: false) })
    #expect(scene.stage.view(named: "Add") == nil)
    #expect(!fades { item.setRightBarButtonItems(nil, animated: false) })
    #expect(scene.stage.view(named: "Close") != nil && scene.stage.view(named: "Done") == nil)
    #expect(item.rightBarButtonItems == nil)
    #expect(fades { item.setLeftBarButton(nil, animated: true) })
    scene.pushAtRest(scene.b)
    #expect(scene.stage.view(named: "Back to A") != nil)
    let pushed = scene.b.navigationItem
    #expect(fades { pushed.setHidesBackButton(true, animated: true) })
    #expect(scene.stage.view(named: "Back to A") == nil)
    #expect(!fades { pushed.setHidesBackButton(false, animated: false) })
    #expect(scene.stage.view(named: "Back to A") != nil)
  }

  @Test("N-28: the items of a toolbar change with a fade if the call is animated")
  func toolbarFades() {
    showToolbar()
    #expect(fades { scene.a.setToolbarItems([BarButtonItem(title: "Delete")], animated: true) })
    #expect(scene.stage.view(named: "Share") == nil)
    #expect(!fades { scene.a.setToolbarItems([BarButtonItem(title: "Move")], animated: false) })
    #expect(scene.stage.view(named: "Move") != nil)
  }

  @Test("a bar item's custom view replaces its button")
  func customView() {
    let view = View(frame: Rect(x: 0, y: 0, width: 90, height: 30))
    let item = BarButtonItem(customView: view)
    scene.a.navigationItem.rightBarButtonItem = item
    scene.stage.settle()
    #expect(view.window != nil && view.bounds.size == Size(width: 90, height: 30))
    #expect(view.convert(view.bounds, to: nil) == Rect(x: 302, y: 11, width: 90, height: 30))
    item.customView = nil
    item.title = "Add"
    scene.stage.settle()
    #expect(view.window == nil && scene.stage.view(named: "Add") != nil)
  }
}

extension View {
  /// Whether neither the view nor one of its superviews is hidden or transparent.
  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
