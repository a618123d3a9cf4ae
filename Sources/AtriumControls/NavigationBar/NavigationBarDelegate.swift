/// Decides about, and hears of, the changes of a navigation bar.
@MainActor
public protocol NavigationBarDelegate: AnyObject {
  /// Whether the button that leads back may take an item away; true unless implemented.
  ///
  /// A container that pops by itself says false, and pops.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Tells that an item came, at the end of the change.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Tells that an item went, at the end of the change.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Always.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}
