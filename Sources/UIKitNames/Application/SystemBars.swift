public import Atrium

/// A controller's choices for the system's bars and gestures, which a desktop does not have.
///
/// Only controllers conform to this protocol. The members are in an extension of the protocol, so the program's own
/// members with the same names replace them.
@preconcurrency @MainActor
public protocol UIViewControllerSystemBars: ViewController {}

extension ViewController: UIViewControllerSystemBars {}

extension UIViewControllerSystemBars {
  /// Whether the status bar is hidden: true, since there is none.
  public var prefersStatusBarHidden: Bool { true }
  /// The style of the status bar, which does not exist.
  public var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the home indicator is hidden: true, since there is none.
  public var prefersHomeIndicatorAutoHidden: Bool { true }
  /// The edges at which the system's gestures are deferred; none, since there are no such gestures.
  public var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing, since there are no such gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
