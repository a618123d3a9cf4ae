public import AtriumKit

extension PlaceholderController {
  /// The insets of a placeholder controller, to be kept between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The names of the insets, by the index of their place.
    public var insets: [Int: String]

    /// Makes a state.
    public init(insets: [Int: String]) {
      self.insets = insets
    }
  }

  /// The present state.
  ///
  /// - Parameter name: Returns the name from which the program can make a controller again; nil leaves it
  ///   out.
  /// - Returns: The state.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState {
    var insets: [Int: String] = [:]
    for index in usedIndices {
      if let inset = inset(at: index) { insets[index] = name(inset) }
    }
    return SavedState(insets: insets)
  }

  /// Sets the insets of a state; places without a view and unknown names are skipped.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Makes the controller of a name, or returns the one that is there; nil for none.
  public func restore(_ state: SavedState, making make: (String) -> ViewController?) {
    for (index, name) in state.insets.sorted(by: { $0.key < $1.key }) where canShow(at: index) {
      guard let controller = make(name), controller.parent == nil else { continue }
      setInset(controller, at: index, duration: 0)
    }
  }
}
