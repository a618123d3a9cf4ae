/// A search for the controller to which an unwind segue returns.
@MainActor
public final class StoryboardUnwindSegueSource {
  /// The controller at which the segue starts.
  public let source: ViewController
  /// The action that the target of the segue must be able to perform.
  public let unwindAction: ResponderAction
  /// The object that triggered the segue.
  public let sender: Any?

  /// Makes the description of a search.
  ///
  /// - Parameters:
  ///   - source: The controller at which the segue starts.
  ///   - unwindAction: The action that the target of the segue must be able to perform.
  ///   - sender: The object that triggered the segue.
  public init(source: ViewController, unwindAction: ResponderAction, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

extension ViewController {
  /// Returns the child that is or contains the source of an unwind segue; nil if there is none.
  ///
  /// - Parameter source: The search, which contains the controller at which the segue starts.
  /// - Returns: The child.
  public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    var candidate: ViewController? = source.source
    while let controller = candidate, controller.parent !== self { candidate = controller.parent }
    return candidate
  }
}
