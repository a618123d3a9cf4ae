public import AtriumKit

extension StackController {
  /// The path of a stack, to be kept between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// A controller and its transition.
    public struct Entry: Codable, Hashable, Sendable {
      /// The name from which the program can make the controller again.
      public var name: String
      /// The name of its transition; nil or an unknown one stands for none.
      public var transition: String?
      /// The duration of the transition, in seconds; nil for its own.
      public var duration: Double?

      /// Makes an entry.
      public init(name: String, transition: String? = nil, duration: Double? = nil) {
        (self.name, self.transition, self.duration) = (name, transition, duration)
      }
    }

    /// The controllers, the root first.
    public var path: [Entry]

    /// Makes a state.
    public init(path: [Entry]) {
      self.path = path
    }
  }

  /// The state of the stack.
  ///
  /// - Parameter name: Returns the name from which the program can make a controller again; nil ends the
  ///   path before it.
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
  /// The root stays the one that the stack was made with (CK-K1).
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - transition: Returns the transition of a name; the available ones by default.
  ///   - make: Makes the controller of a name; nil, and one that has a parent, end the path.
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
