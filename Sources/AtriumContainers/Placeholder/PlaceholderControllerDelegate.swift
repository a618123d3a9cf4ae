public import AtriumKit

/// An object that is notified of the insets of a ``PlaceholderController``; all methods are optional
/// (CK-P9).
@MainActor
public protocol PlaceholderControllerDelegate: AnyObject {
  /// Called before `viewWillAppear` of an inset.
  func placeholderController(
    _ placeholderController: PlaceholderController, willShow viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called after `viewDidAppear` of an inset.
  func placeholderController(
    _ placeholderController: PlaceholderController, didShow viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called before `viewWillDisappear` of an inset.
  func placeholderController(
    _ placeholderController: PlaceholderController, willHide viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called after `viewDidDisappear` of an inset.
  func placeholderController(
    _ placeholderController: PlaceholderController, didHide viewController: ViewController,
    at index: Int, animated: Bool)
}

extension PlaceholderControllerDelegate {
  /// Does nothing.
  public func placeholderController(
    _ placeholderController: PlaceholderController, willShow viewController: ViewController,
    at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderController(
    _ placeholderController: PlaceholderController, didShow viewController: ViewController,
    at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderController(
    _ placeholderController: PlaceholderController, willHide viewController: ViewController,
    at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderController(
    _ placeholderController: PlaceholderController, didHide viewController: ViewController,
    at index: Int, animated: Bool
  ) {}
}
