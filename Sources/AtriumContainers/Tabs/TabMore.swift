import AtriumControls
import AtriumKit

/// The tabs that do not fit into the bar (T-8).
///
/// The object has their list, the tab to which the bar returns from the list, and the tabs whose order the user
/// may change.
@MainActor
final class TabMore {
  private unowned let controller: TabBarController
  /// The navigation controller with the list; nil until the list is made.
  private(set) var navigation: NavigationController?
  /// The last selected tab before the list was shown.
  private weak var lastTab: ViewController?
  /// The tabs that the user may move; nil for all tabs.
  private var movable: [ViewController]?

  init(_ controller: TabBarController) {
    self.controller = controller
  }

  /// The navigation controller with the list, made when it is first needed.
  var madeNavigation: NavigationController {
    if let navigation { return navigation }
    let made = NavigationController(rootViewController: MoreListController(of: controller))
    made.title = String(localized: "More")
    made.tabBarItem = TabBarItem(tabBarSystemItem: .more)
    navigation = made
    return made
  }

  /// The list; nil until the list is made.
  var list: MoreListController? { navigation?.viewControllers.first as? MoreListController }

  /// Returns whether a controller is the navigation controller of *More*.
  func isList(_ controller: ViewController?) -> Bool {
    controller != nil && controller === navigation
  }

  /// Stores the selected tab, to which the bar returns from the list.
  func note(_ selection: ViewController?) {
    if !isList(selection) { lastTab = selection }
  }

  /// Returns the tab to select when the list disappears: the tab that was selected last, or the first tab.
  func tabToReturnTo(in tabs: [ViewController]) -> ViewController? {
    lastTab.flatMap { tabs.contains($0) ? $0 : nil } ?? tabs.first
  }

  /// Returns the tabs that the user may move.
  func movableTabs(of tabs: [ViewController]) -> [ViewController] {
    movable.map { $0.filter(tabs.contains) } ?? tabs
  }

  /// Sets the tabs that the user may move; nil for all tabs.
  func setMovableTabs(_ tabs: [ViewController]?) { movable = tabs }

  /// Returns the animator of a selection by the user.
  ///
  /// Between the list and a tab in it, the views slide as in a navigation controller.
  func animator(
    from old: ViewController, to new: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if isList(old), controller.bars.isInMore(new) { return NavigationSlide(.push) }
    return isList(new) && controller.bars.isInMore(old) ? NavigationSlide(.pop) : nil
  }
}
