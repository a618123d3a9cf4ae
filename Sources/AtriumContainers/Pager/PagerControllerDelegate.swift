public import AtriumKit

/// Decides about the animation of a pager, and is told of its changes.
@MainActor
public protocol PagerControllerDelegate: AnyObject {
  /// The animator of a change; nil, the default, uses the pager's own effect (TR-1).
  func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The interactor for an animator of the delegate; nil, the default, for none (TR-1).
  func pagerController(
    _ pagerController: PagerController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Called before a change begins; nothing unless implemented.
  func pagerController(
    _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool)

  /// Called after a change, with the controller that is visible then; nothing unless implemented.
  func pagerController(_ pagerController: PagerController, didShow viewController: ViewController)
}

extension PagerControllerDelegate {
  /// The pager's own effect.
  public func pagerController(
    _ pagerController: PagerController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// No interactor.
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
