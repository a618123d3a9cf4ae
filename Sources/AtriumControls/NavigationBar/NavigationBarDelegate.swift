/// Decides about pops of a navigation bar, and is notified of its changes.
@MainActor
public protocol NavigationBarDelegate: AnyObject {
  /// Whether the back button may pop an item; true unless implemented.
  ///
  /// A container that pops its own controller returns false.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when the user selects an item further below in the list of the back button; pops to that
  /// item unless implemented.
  func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem)
  /// Called at the end of the transition after a push.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Called at the end of the transition after a pop.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Pops to the item.
  public func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem) {
    bar.popToItem(item, animated: true)
  }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}
