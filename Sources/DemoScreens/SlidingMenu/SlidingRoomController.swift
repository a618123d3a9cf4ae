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

  /// The menu with the text's four entries, two of which come from storyboards.
  private func makeMenu() -> SlidingMenuController {
    let log = page.panel.log
    let red = SlidingColorController("Red", colorName: "clay") { [weak log] in log?.append($0) }
    let green = SlidingColorController("Green", colorName: "sage") { [weak log] in log?.append($0) }
    return SlidingMenuController(
      viewControllers: [makeTabs(), red, green, makeNavigation()],
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

  /// Two tabs with other backgrounds, from the text's second storyboard.
  private func makeTabs() -> ViewController {
    let title = "Tab Controller"
    do throws(InterfaceFailure) {
      let storyboard = try environment.interfaces.storyboard(named: "TabStoryboard")
      let tabs = try environment.interfaces.controller(
        title, of: storyboard, as: TabBarController.self)
      tabs.mode = .tabBar
      return tabs
    } catch {
      return InterfaceFailureController(title, error)
    }
  }

  /// A table with one row that pushes another controller, and a button *Left*, from the first one.
  private func makeNavigation() -> ViewController {
    let title = "Nav Controller"
    do throws(InterfaceFailure) {
      let storyboard = try environment.interfaces.storyboard(named: "NavStoryboard")
      let navigation = try environment.interfaces.controller(
        title, of: storyboard, as: NavigationController.self)
      guard navigation.topViewController != nil else {
        throw environment.interfaces.missing("root of \(title)", in: storyboard)
      }
      return navigation
    } catch {
      return InterfaceFailureController(title, error)
    }
  }

  private func chooseStyle() {
    let styles = SlidingRoomController.styles
    let index = page.styles.selectedSegmentIndex
    guard styles.indices.contains(index) else { return }
    sliding.style = styles[index].style
  }

  private func chooseSides() {
    guard page.panel.toggle.isOn else { return sliding.trailingMenuController = nil }
    sliding.trailingMenuController = SlidingColorController(
      "Trailing menu", colorName: "plum")
  }
}
