public import AtriumKit

/// Provides the transitions of a ring menu controller, and is notified of its menu.
@MainActor
public protocol RingMenuControllerDelegate: AnyObject {
  /// The animator for a transition; nil, the default, changes at once (RM-13).
  func ringMenuController(
    _ controller: RingMenuController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Called before the menu opens.
  func ringMenuControllerWillShowMenu(_ controller: RingMenuController)
  /// Called before the menu closes.
  func ringMenuControllerWillHideMenu(_ controller: RingMenuController)
}

extension RingMenuControllerDelegate {
  /// Returns nil: changes at once.
  public func ringMenuController(
    _ controller: RingMenuController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Does nothing.
  public func ringMenuControllerWillShowMenu(_ controller: RingMenuController) {}
  /// Does nothing.
  public func ringMenuControllerWillHideMenu(_ controller: RingMenuController) {}
}
