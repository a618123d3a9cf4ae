public import AtriumKit

extension StackController {
  /// The path of a stack controller, for storage between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// A controller and its transition.
    public struct Entry: Codable, Hashable, Sendable {
      /// The name from which the program can recreate the controller.
      public var name: String
      /// The name of the controller's transition; nil or an unknown name stands for no transition.
      public var transition: String?
      /// The duration of the transition, in seconds; nil for the transition's default.
      public var duration: Double?

      /// Makes an entry.
      public init(name: String, transition: String? = nil, duration: Double? = nil) {
        (self.name, self.transition, self.duration) = (name, transition, duration)
      }
    }

    /// The controllers, the root first.
    public var path: [Entry]

    /// Makes a state from entries.
    public init(path: [Entry]) {
      self.path = path
    }
  }

  /// Returns the state of the stack.
  ///
  /// - Parameter name: Returns the name from which the program can recreate a controller; nil ends the path before this
  ///   controller.
  /// - Returns: The state.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState {
    var path: [SavedState.Entry] = []
    for content in containerStack.contents {
      guard let next = name(content.controller) else { break }
      path.append(
        SavedState.Entry(
          name: next, transition: content.transition.name, duration: content.duration))
    }
    return SavedState(path: path)
  }

  /// Pops to the root, and pushes the other controllers of a state without animation.
  ///
  /// The current root stays: the state's first entry is not used (CK-K1).
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - transition: Returns the transition for a name; by default, the method searches the available transitions.
  ///   - make: Makes the controller for a name. The path ends where `make` returns nil or a controller that
  ///     has a parent.
  public func restore(
    _ state: SavedState,
    transition: (String) -> StepTransition? = { StepTransition.named($0) },
    making make: (String) -> ViewController?
  ) {
    guard !containerStack.isPerformingTransition else { return }
    if count > 1 { popToRoot(animated: false) }
    for entry in state.path.dropFirst() {
      guard let next = make(entry.name), next.parent == nil else { break }
      push(
        next, transition: entry.transition.flatMap(transition) ?? .none, duration: entry.duration,
        animated: false)
    }
  }
}
