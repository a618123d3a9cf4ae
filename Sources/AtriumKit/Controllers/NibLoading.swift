/// Loads the views of controllers from nibs.
///
/// A reader of nibs sets one as ``ViewController/nibLoader``.
@MainActor
public protocol NibLoading: AnyObject {
  /// Sets the view of a controller, and the controller's other outlets, from its nib.
  ///
  /// The nib is named by ``ViewController/nibName``. Without a name the loader may look for a nib with
  /// the name of the controller's class (L-4).
  ///
  /// - Returns: Whether there is such a nib. The controller makes a plain view if not.
  func loadView(of viewController: ViewController) -> Bool

  /// Called after the `loadView` of a controller has returned, before its `viewDidLoad`.
  func didLoadView(of viewController: ViewController)
}

extension NibLoading {
  /// Does nothing.
  public func didLoadView(of viewController: ViewController) {}
}
