public import AtriumKit

/// Provides the transitions of a ring menu controller, and is notified of its menu.
@MainActor
public protocol RingMenuControllerDelegate: AnyObject {
  /// The animator for a transition; nil, the default, changes at once (RM-13, TR-1).
  ///
  /// A transition that runs is still on screen in this call, and ends afterwards.
  func ringMenuController(
    _ ringMenuController: RingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The interactor for an animator of the delegate; nil, the default, for none (TR-1).
  func ringMenuController(
    _ ringMenuController: RingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Called when another child is selected, by the user or by the program, before its view comes.
  func ringMenuController(
    _ ringMenuController: RingMenuController, didSelect viewController: ViewController)

  /// Called before the menu opens.
  func ringMenuControllerWillShowMenu(_ ringMenuController: RingMenuController)
  /// Called before the menu closes.
  func ringMenuControllerWillHideMenu(_ ringMenuController: RingMenuController)
  /// Called once when the menu is closed without a choice by the user, by the loss of the focus or
  /// of a touch, or with the window.
  func ringMenuControllerDidCancelMenu(_ ringMenuController: RingMenuController)
  /// Called when an item was chosen, after it has acted.
  ///
  /// - Parameters:
  ///   - ringMenuController: The container.
  ///   - path: The positions of the items that lead to it, its own last.
  func ringMenuController(_ ringMenuController: RingMenuController, didChooseItemAt path: [Int])
  /// Called when a finger or a pointer rests on an item for half a second; its release still chooses
  /// (RM-12).
  func ringMenuController(_ ringMenuController: RingMenuController, didLongPressItemAt path: [Int])
  /// Called when another item has the focus of the menu, for assistive technologies.
  ///
  /// Keys always cause a call, a pointer at most five in a second.
  func ringMenuController(_ ringMenuController: RingMenuController, didFocusItemAt path: [Int]?)
}

extension RingMenuControllerDelegate {
  /// Returns nil: changes at once.
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
