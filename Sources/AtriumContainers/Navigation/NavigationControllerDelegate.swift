public import AtriumKit

/// An object that decides about the changes of a navigation controller and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after `viewWillAppear` of the controller to be shown (T7, T8, N-14, N-19).
  ///
  /// The method is also called for the first display, and at the beginning of an interactive pop.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called when a change has ended and the new controller is displayed, after all other calls of the change.
  ///
  /// Not called after a cancelled change (N-19).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the animator for a change.
  ///
  /// Nil uses the ``AtriumKit/ViewController/preferredTransition`` of the pushed or popped controller; if that
  /// controller has none, the slide is used (N-21, TR-1, TR-4).
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromViewController: ViewController, to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate; nil uses no interactor (N-21).
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns whether the user may leave a controller: by the back button, a key, the mouse or a gesture.
  ///
  /// The default implementation returns true.
  ///
  /// The method is called once for each attempt. If the user leaves several controllers, it is called for
  /// the topmost of these controllers. Pops in code do not call it.
  func navigationController(
    _ navigationController: NavigationController, shouldPop viewController: ViewController
  ) -> Bool
  /// Returns the controller to push when the user goes forward.
  ///
  /// Nil uses the controller that the user left last, if it was kept
  /// (``NavigationController/keepsPoppedControllers``).
  func navigationController(
    _ navigationController: NavigationController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the orientations of the navigation controller (N-29).
  ///
  /// The default implementation returns all orientations.
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
  /// Returns all orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .all }
}

extension NavigationController {
  /// The effect of a transition on the stack (N-21).
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none
    /// The new controller is pushed onto the stack.
    case push
    /// The controllers above the new top controller are popped from the stack.
    case pop
  }
}
