public import AtriumKit

/// A container that is notified when a navigation controller inside it shows another top controller.
///
/// The container can, for example, hide its own bar for some controllers. A navigation controller notifies each
/// container around it that conforms to this protocol, the nearest first.
@MainActor
public protocol NavigationStackObserving: ViewController {
  /// Called when a navigation controller begins to show another top controller, before the views move.
  ///
  /// If the change is cancelled, this method is called again with the previous controller. To move a bar along with
  /// an animated change, use the `transitionCoordinator` of the top controller.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller to be shown; nil for an empty stack.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: NavigationController, isShowing viewController: ViewController?,
    animated: Bool)
}

extension NavigationController {
  /// Notifies the containers around this navigation controller of its top controller.
  func tellContainers(of top: ViewController?, animated: Bool) {
    var ancestor = parent
    while let current = ancestor {
      (current as? any NavigationStackObserving)?.navigationController(
        self, isShowing: top, animated: animated)
      ancestor = current.parent
    }
  }
}
