public import AtriumKit

extension PlaceholderController {
  /// The inset controllers of a placeholder controller, for storage between two runs of a program.
  ///
  /// The inset controllers are the controllers in its placeholder views.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The names of the inset controllers, by the indices of their placeholder views.
    public var insets: [Int: String]

    /// Makes a state from the names of inset controllers.
    public init(insets: [Int: String]) {
      self.insets = insets
    }
  }

  /// Returns the current state.
  ///
  /// - Parameter name: Returns the name from which the program can recreate a controller. If it returns nil, the
  ///   state does not contain the controller.
  /// - Returns: The state.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState {
    var insets: [Int: String] = [:]
    for index in usedIndices {
      if let inset = inset(at: index) { insets[index] = name(inset) }
    }
    return SavedState(insets: insets)
  }

  /// Sets the inset controllers of a saved state.
  ///
  /// Unknown names and indices without a placeholder view are skipped.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Makes the controller for a name; nil skips the name. A controller that has a parent is
  ///     skipped.
  public func restore(_ state: SavedState, making make: (String) -> ViewController?) {
    for (index, name) in state.insets.sorted(by: { $0.key < $1.key }) where canShow(at: index) {
      guard let controller = make(name), controller.parent == nil else { continue }
      setInset(controller, at: index, duration: 0)
    }
  }
}
