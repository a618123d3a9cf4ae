import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Unwinding through each container, with the source and the target inside it.
@MainActor
struct ContainerUnwindTests {
  private let stage = Stage(size: Size(width: 393, height: 852), scale: 1)
  private let home = UnwindPage(title: "Home", isTarget: true)
  private let other = UnwindPage(title: "Other")
  private let source: UnwindPage

  init() throws {
    let storyboard = try Documents.storyboard("Unwinding") {
      $0.register(UnwindPage.interface)
    }
    source = try #require(
      storyboard.instantiateViewController(withIdentifier: "Source") as? UnwindPage)
  }

  /// Shows a container, unwinds, and waits until all movements have ended.
  private func unwind(in container: ViewController, preparing prepare: () -> Void = {}) {
    stage.window.rootViewController = container
    stage.settle()
    prepare()
    stage.settle()
    source.performSegue(withIdentifier: "home", sender: nil)
    stage.settle()
    #expect(home.unwindCount == 1)
  }

  /// Whether the target is in the window, and in front at the centre of its view.
  private var isHomeShown: Bool {
    guard home.viewIfLoaded?.window != nil else { return false }
    let middle = home.view.convert(
      Point(x: home.view.bounds.midX, y: home.view.bounds.midY), to: nil)
    return stage.window.hitTest(middle, with: nil)?.isDescendant(of: home.view) == true
  }

  @Test("X-24: a sliding menu selects the content that contains the target")
  func slidingMenuContent() {
    let menu = SlidingMenuController()
    menu.setViewControllers([other, home, source], menuTitles: ["Other", "Home", "Source"])
    menu.selectedIndex = 2
    unwind(in: menu)
    #expect(menu.selectedIndex == 1 && isHomeShown)
  }

  @Test(
    "X-19: a sliding menu is searched from the shown content, then the menus, then the other contents"
  )
  func slidingMenuOrder() {
    let menu = SlidingMenuController()
    menu.style.wrapsContents = false
    menu.menuController = home
    menu.setViewControllers([other, source], menuTitles: ["Other", "Source"])
    stage.window.rootViewController = menu
    stage.settle()
    let search = StoryboardUnwindSegueSource(
      source: home, unwindAction: ResponderAction("home:"), sender: nil)
    #expect(menu.allowedChildrenForUnwinding(from: search) == [other, source])
    let fromContent = StoryboardUnwindSegueSource(
      source: other, unwindAction: ResponderAction("home:"), sender: nil)
    #expect(menu.allowedChildrenForUnwinding(from: fromContent) == [home, source])
  }

  @Test("X-24: a sliding menu opens if the target is in the menu")
  func slidingMenuOpens() {
    let menu = SlidingMenuController()
    menu.menuController = home
    menu.setViewControllers([source], menuTitles: ["Source"])
    unwind(in: menu)
    #expect(menu.position == .leading && home.viewIfLoaded?.window != nil)
  }

  @Test("X-24: a sliding menu closes if the target is in the shown content")
  func slidingMenuCloses() {
    let menu = SlidingMenuController()
    menu.menuController = source
    menu.setViewControllers([home], menuTitles: ["Home"])
    unwind(in: menu) { menu.setPosition(.leading, animated: false) }
    #expect(menu.position == .closed && isHomeShown)
  }

  @Test("X-24: a drop-down menu makes the target active, and closes")
  func dropDownMenu() {
    let menu = DropDownMenuController()
    menu.viewControllers = [home, other, source]
    unwind(in: menu) {
      menu.selectedViewController = source
      menu.setMenuVisible(true, animated: false)
    }
    #expect(menu.selectedViewController === home && !menu.isMenuVisible && isHomeShown)
  }

  @Test("X-24: a ring menu selects the target, and closes")
  func ringMenu() {
    let ring = RingMenuController()
    ring.viewControllers = [other, home, source]
    unwind(in: ring) {
      ring.selectedViewController = source
      ring.setMenuVisible(true, animated: false)
    }
    #expect(ring.selectedViewController === home && !ring.isMenuVisible && isHomeShown)
  }

  @Test("X-24: a pager selects the target, which need not be a child")
  func pager() {
    let pager = PagerController()
    pager.viewControllers = [home, other, source]
    unwind(in: pager) { pager.select(at: 2, animated: false) }
    #expect(pager.selectedViewController === home && isHomeShown)
  }

  @Test("X-24: a placeholder controller has its insets side by side, so no view moves")
  func placeholder() {
    let places = TwoPlaces()
    places.setInset(home, at: 0)
    places.setInset(source, at: 1)
    unwind(in: places)
    #expect(places.inset(at: 0) === home && places.inset(at: 1) === source)
    #expect(home.view.window != nil && home.view.bounds.size == Size(width: 180, height: 400))
    #expect(isHomeShown)
  }

  @Test("X-24: a wizard returns to the target")
  func wizard() {
    let wizard = WizardController()
    wizard.viewControllers = [home, other, source]
    unwind(in: wizard) { wizard.moveToPage(2) }
    #expect(wizard.selectedIndex == 0 && isHomeShown)
  }

  @Test("X-19: a wizard does not go forward for an unwind segue")
  func wizardForward() {
    let wizard = WizardController()
    wizard.viewControllers = [source, home]
    stage.window.rootViewController = wizard
    stage.settle()
    source.performSegue(withIdentifier: "home", sender: nil)
    stage.settle()
    #expect(home.unwindCount == 0 && wizard.selectedIndex == 0)
  }

  @Test("X-19, X-24: a stack pops to the nearest target")
  func stack() {
    let far = UnwindPage(title: "Far", isTarget: true)
    let stack = StackController(rootViewController: far)
    unwind(in: stack) {
      for page in [home, other, source] { stack.push(page, animated: false); stage.settle() }
    }
    #expect(stack.viewControllers == [far, home] && far.unwindCount == 0 && isHomeShown)
  }

  @Test("X-24: a navigation controller pops to the target")
  func navigation() {
    let navigation = NavigationController(rootViewController: home)
    unwind(in: navigation) {
      for page in [other, source] { navigation.pushViewController(page, animated: false) }
    }
    #expect(navigation.viewControllers == [home] && isHomeShown)
  }

  @Test("X-24: a tab bar controller selects the target's tab, even one in the More list")
  func tabs() {
    let pages = (0..<6).map { UnwindPage(title: "Tab \($0)") }
    let tabs = TabBarController(viewControllers: [source] + pages + [home])
    unwind(in: tabs)
    #expect(tabs.selectedViewController === home && isHomeShown)
  }

  @Test("X-24: a collapsed split view controller pops to the column of the target")
  func collapsedSplit() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(home, for: .primary)
    split.setViewController(source, for: .secondary)
    unwind(in: split)
    #expect(split.isCollapsed && isHomeShown)
  }

  @Test("X-24: a split view controller shows a hidden column that contains the target")
  func hiddenColumn() {
    stage.resize(to: Size(width: 1024, height: 768))
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(home, for: .primary)
    split.setViewController(source, for: .secondary)
    unwind(in: split) { split.preferredDisplayMode = .secondaryOnly }
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && isHomeShown)
  }

  @Test("X-24: a page view controller keeps the visible page that has the target")
  func pages() {
    let pages = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: PageViewController.SpineLocation.mid])
    pages.setViewControllers([home, source], direction: .forward, animated: false)
    stage.resize(to: Size(width: 800, height: 600))
    unwind(in: pages)
    #expect(pages.viewControllers == [home, source] && isHomeShown)
  }

  @Test("X-24: containers inside each other reveal the target from the outermost to the innermost")
  func nested() {
    let pager = PagerController()
    let tabs = TabBarController(viewControllers: [ViewController(), home])
    pager.viewControllers = [other, tabs]
    let menu = SlidingMenuController()
    menu.setViewControllers([source, pager], menuTitles: ["Source", "Pager"])
    unwind(in: menu)
    #expect(menu.selectedViewController === pager && pager.selectedIndex == 1)
    #expect(tabs.selectedIndex == 1 && isHomeShown)
  }
}

/// A page that may be the target of unwind segues.
final class UnwindPage: ViewController {
  private(set) var unwindCount = 0
  private let isTarget: Bool

  init(title: String, isTarget: Bool = false) {
    self.isTarget = isTarget
    super.init()
    self.title = title
    if isTarget {
      setHandler(for: ResponderAction("home:")) { [weak self] _ in self?.unwindCount += 1 }
    }
  }

  override init?(coder: any NibDecoding) {
    isTarget = false
    super.init(coder: coder)
  }

  static let interface = InterfaceClass(UnwindPage.self) { UnwindPage(coder: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// A placeholder controller with two slots side by side.
final class TwoPlaces: PlaceholderController {
  override func viewDidLoad() {
    placeholderViews = [0.0, 180].map { View(frame: Rect(x: $0, y: 0, width: 180, height: 400)) }
    for place in placeholderViews { view.addSubview(place) }
    super.viewDidLoad()
  }
}
