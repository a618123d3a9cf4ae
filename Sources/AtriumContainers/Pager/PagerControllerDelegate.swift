public import AtriumKit

/// Decides about the animation of a pager, and is told of its changes.
@MainActor
public protocol PagerControllerDelegate: AnyObject {
  /// The animator of a change; nil, the default, uses the pager's own effect.
  func pagerController(
    _ pagerController: PagerController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Called before a change begins; nothing unless implemented.
  func pagerController(
    _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool)

  /// Called after a change, with the controller that is visible then; nothing unless implemented.
  func pagerController(_ pagerController: PagerController, didShow viewController: ViewController)
}

extension PagerControllerDelegate {
  /// The pager's own effect.
  public func pagerController(
    _ pagerController: PagerController, animatorForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Does nothing.
  public func pagerController(
    _ pagerController: PagerController, willShow viewController: ViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func pagerController(
    _ pagerController: PagerController, didShow viewController: ViewController
  ) {}
}
