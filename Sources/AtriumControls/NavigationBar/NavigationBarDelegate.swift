/// The delegate of a navigation bar, which can prevent pops by the back button and is notified of changes.
@MainActor
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether the back button may pop an item.
  ///
  /// The default implementation returns true. A container that pops its controller itself returns false.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when the user selects, in the back button's list, an item below the back item.
  ///
  /// The default implementation pops to that item.
  func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem)
  /// Called at the end of the transition of ``NavigationBar/pushItem(_:animated:)``.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Called at the end of the transition of ``NavigationBar/popItem(animated:)``, which the back button calls too.
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
