public import AtriumKit

/// An object that provides the transitions of a ring menu controller and is notified of its menu.
@MainActor
public protocol RingMenuControllerDelegate: AnyObject {
  /// Returns the animator for a transition.
  ///
  /// Nil, the default, makes the change at once (RM-13, TR-1).
  ///
  /// A running transition is still on screen during this call, and ends afterwards.
  func ringMenuController(
    _ ringMenuController: RingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactor for an animator of the delegate.
  ///
  /// Nil, the default, uses no interactor (TR-1).
  func ringMenuController(
    _ ringMenuController: RingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Called when another child is selected by the user or the program, before its view is displayed.
  ///
  /// After a cancelled change, the method is called for the child that is selected again.
  func ringMenuController(
    _ ringMenuController: RingMenuController, didSelect viewController: ViewController)

  /// Called before the menu opens.
  func ringMenuControllerWillShowMenu(_ ringMenuController: RingMenuController)
  /// Called before the menu closes.
  func ringMenuControllerWillHideMenu(_ ringMenuController: RingMenuController)
  /// Called once when the menu closes without a choice.
  ///
  /// The cause is the user, the loss of the focus or of a touch, or the disappearance of the container.
  func ringMenuControllerDidCancelMenu(_ ringMenuController: RingMenuController)
  /// Called when an item has been chosen, after its action.
  ///
  /// - Parameters:
  ///   - ringMenuController: The container.
  ///   - path: The indices of the submenus that lead to the item, followed by the index of the item.
  func ringMenuController(_ ringMenuController: RingMenuController, didChooseItemAt path: [Int])
  /// Called when a press on an item has lasted for half a second without a drag.
  ///
  /// The release still chooses the item (RM-12).
  func ringMenuController(_ ringMenuController: RingMenuController, didLongPressItemAt path: [Int])
  /// Called when another item is highlighted, for assistive technologies; `path` is nil if no item is highlighted.
  ///
  /// Each key press causes a call. A moving pointer causes at most five calls a second.
  func ringMenuController(_ ringMenuController: RingMenuController, didFocusItemAt path: [Int]?)
}

extension RingMenuControllerDelegate {
  /// Returns nil, which makes the change at once.
  public func ringMenuController(
    _ ringMenuController: RingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func ringMenuController(
    _ ringMenuController: RingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func ringMenuController(
    _ ringMenuController: RingMenuController, didSelect viewController: ViewController
  ) {}
  /// Does nothing.
  public func ringMenuControllerWillShowMenu(_ ringMenuController: RingMenuController) {}
  /// Does nothing.
  public func ringMenuControllerWillHideMenu(_ ringMenuController: RingMenuController) {}
  /// Does nothing.
  public func ringMenuControllerDidCancelMenu(_ ringMenuController: RingMenuController) {}
  /// Does nothing.
  public func ringMenuController(
    _ ringMenuController: RingMenuController, didChooseItemAt path: [Int]
  ) {}
  /// Does nothing.
  public func ringMenuController(
    _ ringMenuController: RingMenuController, didLongPressItemAt path: [Int]
  ) {
  }
  /// Does nothing.
  public func ringMenuController(
    _ ringMenuController: RingMenuController, didFocusItemAt path: [Int]?
  ) {}
}
