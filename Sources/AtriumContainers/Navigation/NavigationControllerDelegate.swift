public import AtriumKit

/// Decides about the changes of a navigation controller, and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after `viewWillAppear` of the controller to be shown, also for its first display and when
  /// an interactive pop begins (T7, T8, N-14, N-19).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called last, when the controller is shown; not after a cancelled pop (N-19).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the animator for a change; nil for the controller's ``AtriumKit/ViewController/preferredTransition``
  /// or the slide (N-21, TR-1, TR-4).
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromViewController: ViewController, to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate; nil for none (N-21).
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Whether the user may leave a controller: by the back button, a key, the mouse or a gesture.
  ///
  /// It is asked once for each attempt; of several controllers above the target, the topmost one
  /// first. Pops in code do not ask.
  func navigationController(
    _ navigationController: NavigationController, shouldPop viewController: ViewController
  ) -> Bool
  /// Returns the controller to push when the user goes forward; nil for the one that was left last,
  /// if that was kept (``NavigationController/keepsPoppedControllers``).
  func navigationController(
    _ navigationController: NavigationController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the orientations of the navigation controller (N-29); all unless implemented.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Returns nil.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromViewController: ViewController, to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns true.
  public func navigationController(
    _ navigationController: NavigationController, shouldPop viewController: ViewController
  ) -> Bool { true }
  /// Returns nil.
  public func navigationController(
    _ navigationController: NavigationController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController? { nil }
  /// Returns all.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .all }
}

extension NavigationController {
  /// The effect of a transition on the stack (N-21).
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// The new controller comes from above.
    case push
    /// The new controller was below.
    case pop
  }
}
