public import AtriumKit

/// An object that decides about the animation of a pager and is notified of its changes.
@MainActor
public protocol PagerControllerDelegate: AnyObject {
  /// Returns the animator of a change.
  ///
  /// The default implementation returns nil, which uses the pager's effect (TR-1).
  func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactor for an animator of the delegate.
  ///
  /// The default implementation returns nil, which uses no interactor (TR-1).
  func pagerController(
    _ pagerController: PagerController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Called before a change begins.
  ///
  /// The default implementation does nothing.
  func pagerController(
    _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool)

  /// Called after a change, with the controller that is now visible.
  ///
  /// The default implementation does nothing.
  func pagerController(_ pagerController: PagerController, didShow viewController: ViewController)
}

extension PagerControllerDelegate {
  /// Returns nil, which uses the pager's effect.
  public func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil, which uses no interactor.
  public func pagerController(
    _ pagerController: PagerController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func pagerController(
    _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func pagerController(
    _ pagerController: PagerController, didShow viewController: ViewController
  ) {}
}
