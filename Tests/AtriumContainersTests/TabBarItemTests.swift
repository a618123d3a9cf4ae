import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The way in which the tab bar item of a controller reaches the containers above the controller.
@MainActor
struct TabBarItemTests {
  private let image: Image

  init() throws {
    image = Image(representations: [try Bitmap(size: PixelSize(width: 4, height: 4))])
  }

  private func scene(_ controllers: [ViewController]) -> (tabs: TabBarController, stage: Stage) {
    let tabs = TabBarController(viewControllers: controllers)
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = tabs
    stage.settle()
    return (tabs, stage)
  }

  private func titles(_ tabs: TabBarController) -> [String?] {
    (tabs.tabBar.items ?? []).map(\.title)
  }

  @Test("N-32: a stack as a tab shows the title of its root, even a title that is set later")
  func rootTitle() {
    let home = ViewController()
    home.title = "Home"
    let (tabs, stage) = scene([NavigationController(rootViewController: home)])
    #expect(titles(tabs) == ["Home"] && stage.view(named: "Home") != nil)
    home.title = "House"
    stage.settle()
    #expect(titles(tabs) == ["House"])
    home.tabBarItem.badgeValue = "3"
    #expect(tabs.tabBar.items?.first?.badgeValue == "3")
  }

  @Test(
    "N-32: the tab shows the root's item with image, tag and state, whether set before or after it is a tab"
  )
  func rootItem() {
    let home = ViewController()
    home.title = "Home"
    home.tabBarItem = TabBarItem(title: "Start", image: image, tag: 7)
    let navigation = NavigationController(rootViewController: home)
    let (tabs, _) = scene([navigation])
    let item = tabs.tabBar.items?.first
    #expect(item === navigation.tabBarItem)
    #expect(item?.title == "Start" && item?.image === image && item?.tag == 7)
    home.tabBarItem = TabBarItem(title: "Begin", image: nil, selectedImage: image)
    home.tabBarItem.isEnabled = false
    #expect(item?.title == "Begin" && item?.image == nil && item?.selectedImage === image)
    #expect(item?.isEnabled == false && item?.tag == 0)
    home.tabBarItem = nil
    #expect(item?.title == "Home" && item?.isEnabled == true)
  }

  @Test(
    "N-32: the stack's own properties take precedence, and an item that was set for the stack inherits nothing"
  )
  func ownItem() {
    let home = ViewController()
    home.tabBarItem = TabBarItem(title: "Start", image: image, tag: 7)
    let navigation = NavigationController(rootViewController: home)
    navigation.title = "Stack"
    let (tabs, _) = scene([navigation])
    #expect(titles(tabs) == ["Stack"] && tabs.tabBar.items?.first?.image === image)
    navigation.tabBarItem = TabBarItem(title: nil, image: nil, tag: 1)
    #expect(titles(tabs) == [nil] && tabs.tabBar.items?.first?.image == nil)
    #expect(tabs.tabBar.items?.first?.tag == 1)
    navigation.tabBarItem = nil
    #expect(titles(tabs) == ["Stack"])
  }

  @Test("N-32: another root replaces the item, and a push does not")
  func otherRoot() {
    let (home, next) = (ViewController(), ViewController())
    (home.title, next.title) = ("Home", "Next")
    let navigation = NavigationController()
    let (tabs, stage) = scene([navigation])
    #expect(titles(tabs) == [nil])
    navigation.setViewControllers([home], animated: false)
    #expect(titles(tabs) == ["Home"])
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(titles(tabs) == ["Home"])
    navigation.setViewControllers([next], animated: false)
    stage.settle()
    #expect(titles(tabs) == ["Next"])
    home.title = "Gone"
    #expect(titles(tabs) == ["Next"])
  }

  @Test("T-9: a new item of a tab is shown at once, and the tab remains selected")
  func replaced() {
    let all = [ViewController(), ViewController()]
    let (tabs, stage) = scene(all)
    let new = TabBarItem(title: "Fresh", image: image, tag: 2)
    all[0].tabBarItem = new
    stage.settle()
    #expect(tabs.tabBar.items?.first === new && tabs.tabBar.selectedItem === new)
    #expect(stage.view(named: "Fresh") != nil)
    stage.click(on: "Fresh")
    #expect(tabs.selectedIndex == 0)
  }

  @Test("T-9: a new item of a tab reaches the sidebar and the More list")
  func lists() {
    let all = (0..<7).map { index in
      let controller = ViewController()
      controller.title = "Tab \(index)"
      return controller
    }
    let (tabs, stage) = scene(all)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    all[6].tabBarItem = TabBarItem(title: "Last", image: nil, tag: 0)
    stage.settle()
    #expect(stage.view(named: "Last") != nil && stage.view(named: "Tab 6") == nil)
    stage.resize(to: Size(width: 800, height: 600))
    stage.settle()
    all[1].tabBarItem = TabBarItem(title: "Second", image: nil, tag: 0)
    stage.settle()
    #expect(tabs.isSidebarShown && stage.view(named: "Second") != nil)
    #expect(stage.view(named: "Tab 1") == nil)
  }

  @Test("a new item of a controller reaches an open ring")
  func ring() {
    let (one, two) = (ViewController(), ViewController())
    (one.title, two.title) = ("One", "Two")
    let ring = RingMenuController()
    ring.viewControllers = [one, two]
    let stage = Stage(size: Size(width: 600, height: 600))
    stage.window.rootViewController = ring
    stage.settle()
    ring.setMenuVisible(true, animated: false)
    stage.settle()
    #expect(ring.landmarks.map(\.name) == ["One", "Two"])
    one.title = "First"
    two.tabBarItem = TabBarItem(title: "Second", image: nil, tag: 0)
    stage.settle()
    #expect(ring.landmarks.map(\.name) == ["First", "Second"])
  }

  @Test("a stack and its root are released with their items")
  func release() {
    weak var stack: NavigationController?
    weak var root: ViewController?
    do {
      let home = ViewController()
      let navigation = NavigationController(rootViewController: home)
      (stack, root) = (navigation, home)
      let (tabs, stage) = scene([navigation])
      home.tabBarItem = TabBarItem(title: "Start", image: nil, tag: 7)
      tabs.viewControllers = []
      stage.settle()
    }
    #expect(stack == nil && root == nil)
  }
}
