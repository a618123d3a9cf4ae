public import AtriumKit

/// An object that decides about the spine and is notified of page turns by the user.
///
/// All methods are optional. The delegate is not notified of page turns that are requested with
/// `setViewControllers(_:direction:animated:completion:)` (P-8).
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before a page turn by the user begins, for each kind of input (P-8).
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when a page turn by the user has ended (P-8).
  ///
  /// The method is called once for each call of ``pageViewController(_:willTransitionTo:)``.
  ///
  /// - Parameters:
  ///   - pageViewController: The container. Its `viewControllers` are the pages after the page turn.
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: The pages before the page turn.
  ///   - completed: Whether the page was turned; false if the page turned back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the animator of a page turn between two single pages; not called for a drag.
  ///
  /// The default implementation returns nil, which uses the slide or the curl (TR-1).
  func pageViewController(
    _ pageViewController: PageViewController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the spine when the view changes between portrait and landscape; only in the curl style (P-13).
  ///
  /// An implementation must also set the matching number of pages with
  /// `setViewControllers(_:direction:animated:completion:)`. The default implementation returns the current spine.
  func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation
  /// Returns the orientations of the page view controller.
  ///
  /// The default implementation returns all orientations.
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
  /// Returns the current spine.
  public func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
  /// Returns all orientations.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask { .all }
}
