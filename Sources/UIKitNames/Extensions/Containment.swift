public import Atrium

/// The containment methods under their names before Swift 4.2.
extension ViewController {
  /// The children, in order.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [ViewController] { children }

  /// Adds a child; see `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: ViewController) { addChild(child) }

  /// Removes the controller from its parent; see `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// Notifies the controller that it is about to move to another parent; see `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) {
    willMove(toParent: parent)
  }

  /// Notifies the controller that it has moved to another parent; see `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
}
