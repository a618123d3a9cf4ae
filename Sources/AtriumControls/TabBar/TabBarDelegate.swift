/// Decides about selections in a tab bar by the user, and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol TabBarDelegate: AnyObject {
  /// Whether the user may select an item, also the selected one; false changes nothing.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool
  /// Called after the user selected an item, also the selected one, and after the control's events.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Returns true.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
