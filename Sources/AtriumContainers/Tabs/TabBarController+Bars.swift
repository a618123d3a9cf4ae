public import AtriumControls
public import AtriumKit

extension TabBarController: NavigationStackObserving {
  /// Hides the bar while the selected navigation controller shows controllers with `hidesBottomBarWhenPushed`.
  public func navigationController(
    _ navigationController: NavigationController, isShowing viewController: ViewController?,
    animated: Bool
  ) {
    guard navigationController === displayed else { return }
    bars.follow(navigationController, showing: viewController, animated: animated)
  }
}

extension TabBarController: TabBarDelegate {
  /// Returns the controller that an item of the bar selects.
  func controller(of item: TabBarItem) -> ViewController? {
    if let tab = tabs.first(where: { $0.tabBarItem === item }) { return tab }
    return item === moreNavigationController.tabBarItem ? moreNavigationController : nil
  }
}

/// The delegate of the tab bar.
///
/// It forwards selections to the overridable method `tabBar(_:didSelect:)` of the controller.
@MainActor
final class TabBarLink: TabBarDelegate {
  private unowned let controller: TabBarController

  init(_ controller: TabBarController) {
    self.controller = controller
  }

  /// Returns whether the tab bar controller's delegate allows the selection (T-9, T-12).
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    controller.controller(of: item).map(controller.maySelect) ?? false
  }

  /// Selects the controller of the item.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    controller.tabBar(tabBar, didSelect: item)
    if let tab = controller.controller(of: item) { controller.choose(tab) }
  }
}
