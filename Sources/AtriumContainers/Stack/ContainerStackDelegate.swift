public import AtriumKit

/// The calls about the changes of a ``ContainerStack``; all are optional (CK-K3).
///
/// The methods with *push* and *pop* are called for changes in a window, the ones with *show* and *hide*
/// around the appearance calls of the top controller (CK-O1, CK-O6, CK-O13).
@MainActor
public protocol ContainerStackDelegate: AnyObject {
  /// Called first, when the controller is not in the stack yet.
  func containerStack(
    _ containerStack: ContainerStack, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called before `viewWillAppear` of a controller.
  func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool)
  /// Called after `viewDidAppear` of a controller.
  func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool)
  /// Called last; not after a cancelled push.
  func containerStack(
    _ containerStack: ContainerStack, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool)
  /// Called first, when the controller is still in the stack.
  func containerStack(
    _ containerStack: ContainerStack, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool)
  /// Called before `viewWillDisappear` of a controller.
  func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool)
  /// Called after `viewDidDisappear` of a controller.
  func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool)
  /// Called last; not after a cancelled pop.
  func containerStack(
    _ containerStack: ContainerStack, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool)
}

extension ContainerStackDelegate {
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ containerStack: ContainerStack, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {}
}
