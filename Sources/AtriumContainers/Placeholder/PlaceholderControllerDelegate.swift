public import AtriumKit

/// An object that is notified of the inset controllers of a ``PlaceholderController`` (CK-P9).
///
/// The inset controllers are the controllers in its placeholder views. All methods are optional.
@MainActor
public protocol PlaceholderControllerDelegate: AnyObject {
  /// Called before `viewWillAppear` of an inset controller.
  func placeholderController(
    _ placeholderController: PlaceholderController, willShow viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called after `viewDidAppear` of an inset controller.
  func placeholderController(
    _ placeholderController: PlaceholderController, didShow viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called before `viewWillDisappear` of an inset controller.
  func placeholderController(
    _ placeholderController: PlaceholderController, willHide viewController: ViewController,
    at index: Int, animated: Bool)
  /// Called after `viewDidDisappear` of an inset controller.
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
