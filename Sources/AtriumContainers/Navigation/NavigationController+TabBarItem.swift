public import AtriumControls
public import AtriumKit

extension NavigationController: TabBarItemInheriting {
  /// The root: its title and its images are those of the stack in a tab, where it has none itself (N-32).
  public var controllerForTabBarItem: ViewController? { root }

  /// The lowest controller of the stack.
  var root: ViewController? { stack.root }
}
