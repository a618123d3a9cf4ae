/// A search for the controller that an unwind segue leads back to.
@MainActor
public final class StoryboardUnwindSegueSource {
  /// The controller that the segue starts from.
  public let source: ViewController
  /// The action that the target performs.
  public let unwindAction: ResponderAction
  /// The object that triggered the segue.
  public let sender: Any?

  /// Makes the description of a search.
  ///
  /// - Parameters:
  ///   - source: The controller that the segue starts from.
  ///   - unwindAction: The action that the target performs.
  ///   - sender: The object that triggered the segue.
  public init(source: ViewController, unwindAction: ResponderAction, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

extension ViewController {
  /// The child that is the source of an unwind segue or contains it; nil if none does.
  ///
  /// - Parameter source: The search.
  /// - Returns: The child.
  public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    var candidate: ViewController? = source.source
    while let controller = candidate, controller.parent !== self { candidate = controller.parent }
    return candidate
  }
}
