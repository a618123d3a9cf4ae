public import AtriumControls
public import AtriumKit

extension NavigationController: TabBarItemInheriting {
  /// The root. A tab shows its title and images if the navigation controller has none (N-32).
  public var controllerForTabBarItem: ViewController? { root }

  /// The lowest controller of the stack.
  var root: ViewController? { stack.root }
}
