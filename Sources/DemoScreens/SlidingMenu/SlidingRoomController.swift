import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Embeds the sliding menu of the text with its four entries, and offers the additions.
final class SlidingRoomController: ViewController {
  private static let styles: [(title: String, style: SlidingMenuController.Style)] = [
    ("Plain", .plain), ("Reveal", .reveal), ("Panels", .panels), ("Drawer", .drawer),
  ]

  private let environment: DemoEnvironment
  private lazy var page = SlidingRoomView()
  private lazy var sliding = makeMenu()

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "Sliding"
  }

  /// The menu with the text's four entries.
  private func makeMenu() -> SlidingMenuController {
    let log = page.panel.log
    let red = SlidingColorController("Red") { [weak log] in log?.append($0) }
    let green = SlidingColorController("Green") { [weak log] in log?.append($0) }
    return SlidingMenuController(
      viewControllers: [
        SlidingRoomController.makeTabs(environment), red, green,
        SlidingRoomController.makeNavigation(),
      ],
      menuTitles: ["Tab", "Red", "Green", "Nav"])
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sliding.title = "sliding"
    addChild(sliding)
    sliding.didMove(toParent: self)
    page.styles.addAction(for: .valueChanged) { [weak self] in self?.chooseStyle() }
    page.panel.toggle.addAction(for: .valueChanged) { [weak self] in self?.chooseSides() }
    sliding.view.frame = page.content.bounds
    sliding.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(sliding.view)
  }

  /// Two tabs with other backgrounds, as in the text's second storyboard.
  private static func makeTabs(_ environment: DemoEnvironment) -> ViewController {
    let tabs = TabBarController(
      viewControllers: [
        SlidingColorController("Item 1", color: \.sky),
        SlidingColorController("Item 2", color: \.sand),
      ])
    for (tab, icon) in zip(tabs.viewControllers ?? [], ["shapes", "clock"]) {
      tab.tabBarItem.image = environment.assets.icon(named: icon)
    }
    tabs.mode = .tabBar
    tabs.title = "Tab Controller"
    return tabs
  }

  /// A table with one row that pushes another controller, and a button *Left*, as in the first one.
  private static func makeNavigation() -> ViewController {
    let navigation = NavigationController()
    let root = LibraryListController(
      title: "Root View Controller", entries: [("Push", "Opens the next controller")]
    ) { [weak navigation] _ in
      let next = SlidingColorController("View Controller", color: \.sage)
      navigation?.pushViewController(next, animated: true)
    }
    root.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Left") {}]
    navigation.setViewControllers([root], animated: false)
    navigation.title = "Nav Controller"
    return navigation
  }

  private func chooseStyle() {
    let styles = SlidingRoomController.styles
    let index = page.styles.selectedSegmentIndex
    guard styles.indices.contains(index) else { return }
    sliding.style = styles[index].style
  }

  private func chooseSides() {
    guard page.panel.toggle.isOn else { return sliding.trailingMenuController = nil }
    sliding.trailingMenuController = SlidingColorController("Trailing menu", color: \.plum)
  }
}
