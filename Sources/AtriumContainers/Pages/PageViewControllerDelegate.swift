public import AtriumKit

/// Is notified of the turns of the user, and decides about the spine.
///
/// All methods are optional. Turns by `setViewControllers(_:direction:animated:completion:)` are not
/// reported (P-8).
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before a turn of the user begins: by a finger, a touchpad, a wheel, a key, a tap or a
  /// dot (P-8).
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when a turn of the user has ended; once for each
  /// ``pageViewController(_:willTransitionTo:)`` (P-8).
  ///
  /// - Parameters:
  ///   - pageViewController: The container; its `viewControllers` are those after the turn.
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: The pages before the turn.
  ///   - completed: Whether the page was turned; false if the user let it fall back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the animator of a turn from one page to one other that no finger drives; nil, the default, for
  /// the slide or the curl (TR-1).
  func pageViewController(
    _ pageViewController: PageViewController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the spine for an orientation, when the view changes between upright and wide (P-13).
  ///
  /// Set the right number of pages in it, by `setViewControllers(_:direction:animated:completion:)`.
  /// It is asked in the curl style only. Unless implemented, the spine stays.
  func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation
  /// Returns the orientations of the page view controller; all unless implemented.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns nil.
  public func pageViewController(
    _ pageViewController: PageViewController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns the present spine.
  public func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
  /// Returns all.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask { .all }
}
