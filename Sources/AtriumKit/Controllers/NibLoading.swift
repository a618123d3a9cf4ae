/// An object that loads controllers' views from nibs.
///
/// The module that reads nibs sets a loader as ``ViewController/nibLoader``.
@MainActor
public protocol NibLoading: AnyObject {
  /// Sets the view of a controller, and the controller's other outlets, from its nib.
  ///
  /// ``ViewController/nibName`` is the name of the nib. If it is nil, the loader may look for a nib with the name of
  /// the controller's class (L-4).
  ///
  /// - Returns: Whether a nib was found; if false, the controller makes a plain view.
  func loadView(of viewController: ViewController) -> Bool

  /// Called after a controller's `loadView` has returned, before `viewDidLoad` is called.
  func didLoadView(of viewController: ViewController)
}

extension NibLoading {
  /// The default implementation does nothing.
  public func didLoadView(of viewController: ViewController) {}
}
