public import AtriumKit

extension NavigationController {
  /// The path of a stack, for storage between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The names of the controllers, the root first.
    public var path: [String]

    /// Makes a state from the names of controllers.
    public init(path: [String]) {
      self.path = path
    }
  }

  /// Returns the state of the stack.
  ///
  /// - Parameter name: Returns the name from which the program can recreate a controller. If it returns nil, the
  ///   path ends before this controller.
  /// - Returns: The state. Its path is empty if the root has no name.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState {
    var path: [String] = []
    for controller in viewControllers {
      guard let next = name(controller) else { break }
      path.append(next)
    }
    return SavedState(path: path)
  }

  /// Replaces the stack with the stack of a saved state, without animation.
  ///
  /// An empty state changes nothing.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Returns the controller for a name: a new controller, or one that is on the stack. The restored path ends
  ///     before the first name for which `make` returns nil, a controller that is already in the path, or a controller
  ///     that cannot be pushed (N-5).
  public func restore(_ state: SavedState, making make: (String) -> ViewController?) {
    var stack: [ViewController] = []
    for name in state.path {
      guard let next = make(name), !stack.contains(next),
        NavigationController.canPush(next, asRoot: stack.isEmpty)
      else { break }
      stack.append(next)
    }
    if !stack.isEmpty { setViewControllers(stack, animated: false) }
  }
}
