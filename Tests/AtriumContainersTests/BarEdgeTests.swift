import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Bars that change their appearance while the content is at its edge: N-35.
@MainActor
struct BarEdgeTests {
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let list = ListController()
  private let red = Color(hex: 0xaa1122)

  private func look<Appearance: BarAppearance>(_ color: Color?) -> Appearance {
    let appearance = Appearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func color(y: Int) -> Color? {
    stage.settle()
    return stage.snapshot().color(atX: 3, y: y)
  }

  private func scroll(to y: Double) { list.scrollView.contentOffset.y = y }

  @Test(
    "N-35: a bar has its edge appearance over content at its top, and its standard appearance over scrolled content"
  )
  func top() {
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.standardAppearance = look(red)
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(list.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(list.view.safeAreaInsets.top == 52)
    #expect(list.scrollView.contentOffset.y == -52)
    #expect(color(y: 20) == ListController.ground)
    scroll(to: -51)
    #expect(color(y: 20) == red)
    scroll(to: -60)
    #expect(color(y: 20) == ListController.ground)
    navigation.navigationBar.scrollEdgeAppearance = look(.black)
    #expect(color(y: 20) == .black)
    scroll(to: 300)
    #expect(color(y: 20) == red)
  }

  @Test("N-16, N-35: the content lies between the bars if they are opaque in each situation")
  func opaque() {
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.standardAppearance = look(red)
    navigation.navigationBar.scrollEdgeAppearance = look(.black)
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(list.view.frame.minY == 52)
    #expect(color(y: 20) == .black)
    scroll(to: 1)
    #expect(color(y: 20) == red)
    list.navigationItem.scrollEdgeAppearance = look(nil)
    stage.settle()
    #expect(list.view.frame.minY == 0)
    list.edgesForExtendedLayout = []
    stage.settle()
    #expect(list.view.frame.minY == 52)
  }

  @Test("N-27, N-35: content counts as being at the edge until the large title has collapsed")
  func largeTitle() {
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.standardAppearance = look(red)
    navigation.navigationBar.scrollEdgeAppearance = look(.black)
    stage.window.rootViewController = navigation
    stage.settle()
    let top = list.scrollView.contentOffset.y
    #expect(color(y: 20) == .black && color(y: 90) == .black)
    scroll(to: top + 30)
    #expect(navigation.navigationBar.largeTitleCollapse == 30)
    #expect(color(y: 20) == .black)
    scroll(to: top + 53)
    #expect(color(y: 20) == red)
  }

  @Test(
    "N-35: content that does not scroll is at the edge of both bars, for each top controller separately"
  )
  func still() {
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.standardAppearance = look(red)
    navigation.navigationBar.scrollEdgeAppearance = look(.black)
    navigation.toolbar.standardAppearance = look(red)
    navigation.toolbar.scrollEdgeAppearance = look(.black)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.settle()
    scroll(to: 300)
    #expect(color(y: 20) == red && color(y: 580) == red)
    navigation.pushViewController(ViewController(), animated: false)
    #expect(color(y: 20) == .black && color(y: 580) == .black)
    navigation.popViewController(animated: false)
    #expect(color(y: 20) == red && color(y: 580) == red)
    scroll(to: 2000)
    #expect(color(y: 580) == .black)
    // The content grows and shrinks while the bar covers a part of it.
    list.scrollView.contentSize.height = 4000
    #expect(color(y: 580) == red)
    list.scrollView.contentSize.height = 100
    #expect(color(y: 580) == .black)
  }

  @Test(
    "T-14: a tab bar follows the bottom edge of its content, or of the top controller of a navigation controller"
  )
  func tabs() {
    let navigation = NavigationController(rootViewController: list)
    let tabs = TabBarController(viewControllers: [navigation, ViewController()])
    tabs.mode = .tabBar
    tabs.tabBar.standardAppearance = look(red)
    tabs.tabBar.scrollEdgeAppearance = look(.black)
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(color(y: 580) == red)
    #expect(tabs.selectedViewController?.view.frame.height == 544)
    scroll(to: 5000)
    #expect(color(y: 580) == .black)
    scroll(to: 0)
    navigation.pushViewController(ViewController(), animated: true)
    #expect(color(y: 580) == .black)
    navigation.popViewController(animated: true)
    #expect(color(y: 580) == red)
    tabs.selectedIndex = 1
    #expect(color(y: 580) == .black)
    tabs.selectedIndex = 0
    tabs.tabBar.scrollEdgeAppearance = nil
    stage.settle()
    #expect(tabs.selectedViewController?.view.frame.height == 600)
    #expect(list.view.safeAreaInsets.bottom == 56)
    scroll(to: 5000)
    #expect(color(y: 580) == ListController.ground)
  }

  @Test("N-35: bars without appearances do not change at the edges")
  func untouched() {
    let tabs = TabBarController(viewControllers: [NavigationController(rootViewController: list)])
    tabs.mode = .tabBar
    stage.window.rootViewController = tabs
    let surface = Theme.light.surface
    #expect(color(y: 20) == surface && color(y: 580) == surface)
    scroll(to: 300)
    #expect(color(y: 20) == surface && color(y: 580) == surface)
    #expect(list.view.frame == Rect(x: 0, y: 52, width: 400, height: 492))
  }

  @Test("a translucent tab bar shows the content below it")
  func translucent() {
    let tabs = TabBarController(viewControllers: [list])
    tabs.mode = .tabBar
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(list.view.frame.height == 544)
    tabs.tabBar.isTranslucent = true
    stage.settle()
    #expect(list.view.frame.height == 600 && list.view.safeAreaInsets.bottom == 56)
  }

  @Test("a container that follows its content's scrolling does not keep it alive")
  func release() {
    weak var content: ScrollView?
    weak var followed: TabBarController?
    do {
      let list = ListController()
      let tabs = TabBarController(
        viewControllers: [NavigationController(rootViewController: list)])
      stage.window.rootViewController = tabs
      stage.settle()
      (content, followed) = (list.scrollView, tabs)
      stage.window.rootViewController = ViewController()
      stage.settle()
    }
    #expect(content == nil && followed == nil)
  }
}

@MainActor
private final class ListController: ViewController {
  static let ground = Color(hex: 0x99ccaa)
  let scrollView = ScrollView()

  override func loadView() {
    scrollView.contentSize = Size(width: 400, height: 2000)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.backgroundColor = ListController.ground
    view = scrollView
  }
}
