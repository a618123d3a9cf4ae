public import AtriumControls
public import AtriumKit

extension NavigationController: TabBarItemInheriting {
  /// The root, whose title and images a tab shows if the navigation controller has none (N-32).
  public var controllerForTabBarItem: ViewController? { root }

  /// The lowest controller of the stack.
  var root: ViewController? { stack.root }
}
