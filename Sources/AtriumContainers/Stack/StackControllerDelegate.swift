public import AtriumKit

/// The calls about the changes of a ``StackController``; all are optional (CK-K3).
///
/// The methods with *push* and *pop* are called for changes in a window, the ones with *show* and *hide*
/// around the appearance calls of the top controller (CK-O1, CK-O6, CK-O13).
@MainActor
public protocol StackControllerDelegate: AnyObject {
  /// Called first, when the controller is not in the stack yet.
  func stackController(
    _ stackController: StackController, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called before `viewWillAppear` of a controller.
  func stackController(
    _ stackController: StackController, willShow viewController: ViewController, animated: Bool)
  /// Called after `viewDidAppear` of a controller.
  func stackController(
    _ stackController: StackController, didShow viewController: ViewController, animated: Bool)
  /// Called last; not after a cancelled push.
  func stackController(
    _ stackController: StackController, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called first, when the controller is still in the stack.
  func stackController(
    _ stackController: StackController, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool)
  /// Called before `viewWillDisappear` of a controller.
  func stackController(
    _ stackController: StackController, willHide viewController: ViewController, animated: Bool)
  /// Called after `viewDidDisappear` of a controller.
  func stackController(
    _ stackController: StackController, didHide viewController: ViewController, animated: Bool)
  /// Called last; not after a cancelled pop.
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
