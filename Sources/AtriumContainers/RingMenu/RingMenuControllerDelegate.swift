public import AtriumKit

/// Has a say in how a ring's container changes between its children.
@MainActor
public protocol RingMenuControllerDelegate: AnyObject {
  /// The animator for a change; nil, the default, changes at once (RM-13).
  func ringMenuController(
    _ controller: RingMenuController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any RingMenuTransitionAnimator)?

  /// The menu is about to open.
  func ringMenuControllerWillShowMenu(_ controller: RingMenuController)
  /// The menu is about to close.
  func ringMenuControllerWillHideMenu(_ controller: RingMenuController)
}

extension RingMenuControllerDelegate {
  /// Changes at once.
  public func ringMenuController(
    _ controller: RingMenuController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any RingMenuTransitionAnimator)? { nil }

  /// Does nothing.
  public func ringMenuControllerWillShowMenu(_ controller: RingMenuController) {}
  /// Does nothing.
  public func ringMenuControllerWillHideMenu(_ controller: RingMenuController) {}
}
