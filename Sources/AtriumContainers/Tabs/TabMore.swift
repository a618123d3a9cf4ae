import AtriumControls
import AtriumKit

/// The tabs that have no place in the bar: their list, the tab to return to from it, and the tabs whose order the
/// user may change (T-8).
@MainActor
final class TabMore {
  private unowned let controller: TabBarController
  /// The navigation controller with the list, once it was made.
  private(set) var navigation: NavigationController?
  /// The tab that was selected last, while the list is shown.
  private weak var lastTab: ViewController?
  /// The tabs that the user may move; nil for all.
  private var movable: [ViewController]?

  init(_ controller: TabBarController) {
    self.controller = controller
  }

  /// The navigation controller with the list, made when it is first needed.
  var madeNavigation: NavigationController {
    if let navigation { return navigation }
    let made = NavigationController(rootViewController: MoreListController(of: controller))
    made.title = "More"
    made.tabBarItem = TabBarItem(tabBarSystemItem: .more)
    navigation = made
    return made
  }

  /// The list, if it was made.
  var list: MoreListController? { navigation?.viewControllers.first as? MoreListController }

  /// Whether a controller is the one with the list.
  func isList(_ controller: ViewController?) -> Bool {
    controller != nil && controller === navigation
  }

  /// Notes the selected tab, for the time when the list is shown.
  func note(_ selection: ViewController?) {
    if !isList(selection) { lastTab = selection }
  }

  /// The tab to select when there is no list any more: the last one, or the first.
  func tabToReturnTo(in tabs: [ViewController]) -> ViewController? {
    lastTab.flatMap { tabs.contains($0) ? $0 : nil } ?? tabs.first
  }

  /// The tabs that the user may move.
  func movableTabs(of tabs: [ViewController]) -> [ViewController] {
    movable.map { $0.filter(tabs.contains) } ?? tabs
  }

  /// Sets the tabs that the user may move; nil for all.
  func setMovableTabs(_ tabs: [ViewController]?) { movable = tabs }

  /// The animator of a selection by the user: the list opens a tab as a navigation controller does.
  func animator(
    from old: ViewController, to new: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if isList(old), controller.bars.isInMore(new) { return NavigationSlide(.push) }
    return isList(new) && controller.bars.isInMore(old) ? NavigationSlide(.pop) : nil
  }
}
