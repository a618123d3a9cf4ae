public import AtriumKit

/// An object that decides about the selections of a tab bar controller and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether the user may select a controller, including the selected controller (T-2, T-12).
  ///
  /// The default implementation returns true.
  ///
  /// The method is called for the bar, the sidebar, the list of *More*, the keys and a swipe. Selections in
  /// code do not call it. The controller may be the ``TabBarController/moreNavigationController``.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user has selected a controller, including the selected controller (T-2).
  ///
  /// The call follows the `will` calls (T9). For a swipe between tabs, the method is called after the change, and only
  /// if the change was not cancelled.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator for a change of the selection by the user or in code.
  ///
  /// Nil makes the change without animation, except between the list of *More* and a tab in it (T-10, TR-1). A swipe
  /// does not call this method.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate; nil uses no interactor (T-10).
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the tab bar controller (T-11).
  ///
  /// The default implementation returns all orientations.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask
  /// Called before the user edits the order of the tabs.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Called before the user's editing of the order ends.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Called when the user's editing of the order has ended.
  ///
  /// This method is also called after each move of a tab by a key or a drag in the sidebar.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool)
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns all orientations.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask { .all }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
}
