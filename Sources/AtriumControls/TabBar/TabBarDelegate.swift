/// The delegate of a tab bar, which can prevent selections by the user and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol TabBarDelegate: AnyObject {
  /// Returns whether the user may select an item, which may already be selected; false leaves the selection
  /// unchanged.
  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool
  /// Called after the user has selected an item, which may already have been selected.
  ///
  /// The control's events are sent before this call.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Returns true.
  public func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool { true }
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
