import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Shows the sliding menu of the first article (see `Documentation/Texts.md`).
///
/// The menu has the article's four entries in the article's style, and four seasons in the styles that the article
/// leaves to its readers.
///
/// The first style is the drawer, whose content is completely visible at each size of the window. The article's
/// content begins beside the menu, so the edge of the card clips it.
final class SlidingRoomController: RoomController {
  private static var styles: [(title: String, style: SlidingMenuController.Style)] {
    [
      (String(localized: "Drawer"), .drawer), (String(localized: "Reveal"), .reveal),
      (String(localized: "Panels"), .panels), (String(localized: "As written"), .plain),
    ]
  }

  private let environment: DemoEnvironment
  private let card = CardView()
  private lazy var panel = PrintedPanel(title: String(localized: "Menu at the other edge"))
  private lazy var modes = SegmentedControl(titles: SlidingRoomController.styles.map(\.title))
  private lazy var seasons = Season.allCases.map { season in
    SeasonController(season) { [weak log = panel.log] in
      log?.append($0, call: RoomCall(printed: $0, by: SeasonController.self))
    }
  }
  /// The contents of the article, which are made when the user first chooses the article's style.
  private lazy var written = makeWritten()
  private lazy var sliding = SlidingMenuController(
    viewControllers: seasons, menuTitles: Season.allCases.map(\.title))

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "Sliding"))
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Choose a row of the menu"),
        ["key F9", RoomTry.click(String(localized: "Summer"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Open the menu, and close it"), ["key F9", "key F9"],
        call: "viewDidDisappear"),
      RoomTry(
        String(localized: "Open the menu as a drawer"),
        choosing(String(localized: "Drawer")) + ["key F9"], call: "viewDidAppear"),
    ]
  }

  override func prepareForTry() {
    if sliding.isMenuVisible { sliding.toggleMenu(animated: false) }
    sliding.select(at: 0, animated: false)
  }

  override func makeSettings() -> [RoomSetting] {
    let names = ["drawer", "reveal", "panels", "plain"]
    return [
      RoomSetting(modes, lines: names.map { "sliding.style = .\($0)" }),
      RoomSetting(panel.toggle) { "sliding.trailingMenuController = \($0 ? "menu" : "nil")" },
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Style")
    return RoomView(
      .init(
        sentence: String(
          localized: "One of four children is in front; the menu below slides it away for the next."
        ),
        byHand:
          String(
            localized:
              "As written, the content is dragged aside anywhere, and the menu is under it. Choose a row: the old "
              + "content slides off the edge before the new one comes from there. Catch it half-way."
          ),
        source: "Sources/DemoScreens/SlidingMenu/SlidingRoomController.swift"),
      modes: modes, stage: card, side: RoomSide(panel, name: "printed calls", width: 340))
  }

  /// Makes the four contents of the article, two of which come from storyboards.
  private func makeWritten() -> [ViewController] {
    let sink: @MainActor (String) -> Void = { [weak log = panel.log] line in
      log?.append(line, call: RoomCall(printed: line, by: SlidingColorController.self))
    }
    let red = SlidingColorController(String(localized: "Red"), colorName: "clay", sink: sink)
    let green = SlidingColorController(String(localized: "Green"), colorName: "sage", sink: sink)
    return [makeTabs(), red, green, makeNavigation()]
  }

  /// Shows the contents of the article, or the seasons.
  private func showContents(areWritten: Bool) {
    let isShown = sliding.viewControllers.first !== seasons.first
    guard areWritten != isShown else { return }
    panel.log.clear()
    if areWritten {
      sliding.setViewControllers(
        written,
        menuTitles: [
          String(localized: "Tab"), String(localized: "Red"), String(localized: "Green"),
          String(localized: "Nav"),
        ])
    } else {
      sliding.setViewControllers(seasons, menuTitles: Season.allCases.map(\.title))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: panel.log)
    sliding.title = containerTitle
    sliding.style = .drawer
    embed(sliding, in: card)
    modes.addAction(for: .valueChanged) { [weak self] in self?.chooseStyle() }
    panel.toggle.addAction(for: .valueChanged) { [weak self] in self?.chooseSides() }
  }

  /// Makes two tabs with different backgrounds, from the article's second storyboard.
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

  /// Makes the controllers of the article's first storyboard.
  ///
  /// The first one is a table with a row that pushes the other controller, and with a button *Left*.
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
    let index = modes.selectedSegmentIndex
    guard styles.indices.contains(index) else { return }
    sliding.style = styles[index].style
    showContents(areWritten: index == styles.count - 1)
    // In the article's style, the menu is open at the start.
    let isOpen = styles[index].style.opensAtStart
    if index > 0, sliding.isMenuVisible != isOpen { sliding.toggleMenu() }
  }

  private func chooseSides() {
    guard panel.toggle.isOn else { return sliding.trailingMenuController = nil }
    sliding.trailingMenuController = SlidingColorController(
      String(localized: "Trailing menu"), colorName: "plum")
  }
}
