public import AtriumKit

extension NavigationController {
  /// The path of a stack, to be kept between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The names of the controllers, the root first.
    public var path: [String]

    /// Makes a state.
    public init(path: [String]) {
      self.path = path
    }
  }

  /// The state of the stack.
  ///
  /// - Parameter name: Returns the name from which the program can make a controller again; nil ends the
  ///   path before it.
  /// - Returns: The state, whose path is empty if the root has no name.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState {
    var path: [String] = []
    for controller in viewControllers {
      guard let next = name(controller) else { break }
      path.append(next)
    }
    return SavedState(path: path)
  }

  /// Replaces the stack by that of a state, without animation; nothing changes if it is empty.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Makes the controller of a name, or returns the one on the stack; nil, a controller that
  ///     came before, and one that cannot be pushed (N-5) end the path.
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
