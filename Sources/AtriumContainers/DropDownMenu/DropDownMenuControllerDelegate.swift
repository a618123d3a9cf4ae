public import AtriumKit

/// An object that decides about the selections of a drop-down menu, animates changes, and is notified of events.
///
/// The events are selections, and the opening and closing of the menu.
///
/// All methods are optional.
@MainActor
public protocol DropDownMenuControllerDelegate: AnyObject {
  /// Returns whether the user may select a controller.
  ///
  /// The default implementation returns true.
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user has selected a controller, including the active controller.
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSelect viewController: ViewController)
  /// Called before the menu opens or closes.
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, willSetMenuVisible isVisible: Bool)
  /// Called once for each `willSetMenuVisible`, when the menu has opened or closed.
  ///
  /// `isFinished` is false if the opposite change began before the end of this one.
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSetMenuVisible isVisible: Bool,
    isFinished: Bool)
  /// Returns the animator for a change.
  ///
  /// Nil, the default, makes the change at once (DD-3, TR-1).
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate.
  ///
  /// Nil, the default, uses no interactor (TR-1).
  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension DropDownMenuControllerDelegate {
  /// Returns true.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSelect viewController: ViewController
  ) {}
  /// Does nothing.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, willSetMenuVisible isVisible: Bool
  ) {}
  /// Does nothing.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSetMenuVisible isVisible: Bool,
    isFinished: Bool
  ) {}
  /// Returns nil.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
