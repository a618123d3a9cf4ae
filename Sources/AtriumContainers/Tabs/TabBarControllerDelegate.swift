public import AtriumKit

/// Decides about the selections of a tab bar controller, and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether the user may select a controller, also the selected one (T-2, T-12).
  ///
  /// It is asked for the bar, the sidebar, the list of *More*, the keys and a swipe; selections in code
  /// do not ask. The controller may be the ``TabBarController/moreNavigationController``.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user selected a controller, also the selected one (T-2).
  ///
  /// It comes after the `will` calls (T9), and after an interactive change only if that was not
  /// cancelled.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator for a change of the selection, by the user or in code; nil for a change
  /// without animation (T-10, TR-1).
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate; nil for none (T-10).
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the tab bar controller (T-11); all unless implemented.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask
  /// Called before the user edits the order of the tabs.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Called when the user is about to end the editing.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Called when the user ended the editing, and after each move of a tab by a key or a drag outside
  /// of it.
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
  /// Returns all.
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
