public import AtriumKit

/// An object that is notified of the changes of a ``StackController``; all methods are optional (CK-K3).
///
/// The methods with *push* or *pop* in their names are called for changes in a window. The methods with
/// *show* or *hide* are called around the appearance calls of the top controller (CK-O1, CK-O6, CK-O13).
@MainActor
public protocol StackControllerDelegate: AnyObject {
  /// Called as the first call of a push, before the controller is in the stack.
  func stackController(
    _ stackController: StackController, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called before `viewWillAppear` of a controller.
  func stackController(
    _ stackController: StackController, willShow viewController: ViewController, animated: Bool)
  /// Called after `viewDidAppear` of a controller.
  func stackController(
    _ stackController: StackController, didShow viewController: ViewController, animated: Bool)
  /// Called as the last call of a push; not called after a cancelled push.
  func stackController(
    _ stackController: StackController, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called as the first call of a pop, while the controller is still in the stack.
  func stackController(
    _ stackController: StackController, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool)
  /// Called before `viewWillDisappear` of a controller.
  func stackController(
    _ stackController: StackController, willHide viewController: ViewController, animated: Bool)
  /// Called after `viewDidDisappear` of a controller.
  func stackController(
    _ stackController: StackController, didHide viewController: ViewController, animated: Bool)
  /// Called as the last call of a pop; not called after a cancelled pop.
  func stackController(
    _ stackController: StackController, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool)
}

extension StackControllerDelegate {
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willHide viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didHide viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {}
}
