public import AtriumControls
public import AtriumKit

extension TabBarController: NavigationStackObserving {
  /// Hides the bar below the selected navigation controller for controllers with
  /// `hidesBottomBarWhenPushed`.
  public func navigationController(
    _ navigationController: NavigationController, isShowing viewController: ViewController?,
    animated: Bool
  ) {
    guard navigationController === displayed else { return }
    bars.follow(navigationController, showing: viewController, animated: animated)
  }
}

extension TabBarController: TabBarDelegate {
  private func controller(of item: TabBarItem) -> ViewController? {
    if let tab = tabs.first(where: { $0.tabBarItem === item }) { return tab }
    return item === moreNavigationController.tabBarItem ? moreNavigationController : nil
  }

  /// Asks the delegate (T-9, T-12).
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    controller(of: item).map(maySelect) ?? false
  }

  /// Selects the controller of the item.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    if let controller = controller(of: item) { choose(controller) }
  }
}
